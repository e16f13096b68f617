### Erinnerungen, wenn man dran ist.

# same
command-pings = pings
command-pings-description = Wann ich dich anpinge, weil du dran bist

ping-call = 🔔 { $players } am Zug: { $link }

pings-title = 🔔 Erinnerungen
pings-kept = ✅ Gespeichert.
pings-why = Wenn du dran bist, pinge ich dich unter dem Tisch an und lösche die Nachricht, sobald du gezogen hast. Wie lange soll ich vorher warten?
pings-note = Das gilt für alle deine Partien auf allen Servern. Solange du am Tisch aktiv bist und in privaten Partien pinge ich dich nicht an. Wo ein Zug eine Stunde oder länger dauern darf, warte ich mindestens fünf Minuten. Bei Omiga pinge ich dich nur an, wenn ein Neustart die Partie unterbrochen hat.
pings-server = Einstellung des Servers: { $usual }
pings-off = nie
pings-at-once = sofort
pings-1 = nach 1 Minute
pings-2 = nach 2 Minuten
pings-5 = nach 5 Minuten
pings-15 = nach 15 Minuten
pings-60 = nach 1 Stunde

menu-pings = Erinnerungen
menu-pings-why = Wann ich dich anpinge
