### Erinnerungen, wenn man dran ist.

# same
command-pings = pings
command-pings-description = Wann ich dich anpinge: wenn du dran bist, zu neuen Tischen, Ruhezeiten
command-pings-time-zone-description = Deine Zeitzone, für Ruhezeiten und Startzeiten

ping-call = 🔔 { $players } am Zug: { $link }

pings-title = 🔔 Deine Pings
pings-kept = ✅ Gespeichert.
pings-why =
    ### Wenn du dran bist
    Ich pinge dich unter dem Tisch an und lösche die Nachricht, sobald du gezogen hast. Wie lange soll ich vorher warten?
pings-note = Erinnerungen und Ruhezeiten gelten auf allen Servern. Solange du am Tisch bist und in privaten Partien pinge ich dich nicht an. Wo ein Zug eine Stunde dauern darf, warte ich mindestens fünf Minuten. Bei Omiga pinge ich nur nach einem Neustart.
pings-server = wie der Server: { $usual }
pings-off = nie
pings-at-once = sofort
pings-1 = nach 1 Minute
pings-2 = nach 2 Minuten
pings-5 = nach 5 Minuten
pings-15 = nach 15 Minuten
pings-60 = nach 1 Stunde

menu-pings = Erinnerungen
menu-pings-why = Wann ich dich anpinge

## Neue Tische

alert-title = Neue Tische
alert-why = Ich pinge dich an, wenn auf diesem Server ein Tisch dieser Spiele eröffnet wird oder jemand Leute sucht: höchstens alle 30 Minuten.
alert-choose = Keine Pings zu neuen Tischen
alert-others = { $count ->
    [one] Auch auf 1 anderen Server pinge ich dich zu neuen Tischen an.
   *[other] Auch auf { $count } anderen Servern pinge ich dich zu neuen Tischen an.
}
alert-button-stop = Auf allen Servern aus
alert-button-on = Nächstes Mal Bescheid geben
alert-button-off = Nicht mehr Bescheid geben
alert-told-on = 🔔 Ich pinge dich an, wenn auf diesem Server wieder ein Tisch für { $game } eröffnet wird. Ändern mit `/pings`.
alert-told-off = 🔕 Zu neuen Tischen für { $game } pinge ich dich nicht mehr an.
alert-call = 🔔 { $players } **{ $host }** hat einen Tisch für { $game } eröffnet: { $link }
alert-call-search = 🔔 { $players } **{ $host }** sucht Leute für { $game }: { $link }
refused-too-many-alerts = Du bekommst schon zu { $most } Spielen Bescheid. Nimm in `/pings` erst welche heraus.

## Ruhezeiten

quiet-title = Ruhezeiten
quiet-none = Ich darf dich jederzeit anpingen. { $zone }
quiet-now = 🌙 Keine Pings von **{ $begin }** bis **{ $end }**. { $zone }
quiet-off = Keine Ruhezeiten
quiet-choose = Ruhezeiten wählen…
quiet-from = Ruhe ab { $time }
quiet-until = Ruhe bis { $time }
quiet-refused-same = Wähl zwei verschiedene Uhrzeiten.
pings-zone-own = Deine Zeitzone: { $zone } (jetzt { $now }).
pings-zone-server = Zeitzone dieses Servers: { $zone } (jetzt { $now }). Deine eigene stellst du mit `/pings zeitzone:` ein.
pings-zone-choice = Zeitzone dieses Servers: { $zone } · { $now }
