"""Minimum-cost perfect matching."""

from __future__ import annotations

from collections.abc import Iterable

import rustworkx


def cheapest_matching(nodes: int, edges: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Match as many of the nodes 0 to `nodes - 1` as possible at the lowest total cost.

    Edges are (node, node, cost). Return sorted pairs with the lower node first. Equal input gives equal output.
    """
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from([(one, other, -cost) for one, other, cost in edges])
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in matched)
