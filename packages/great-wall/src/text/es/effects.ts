import type { effects as en } from '../en/effects.ts'

export const effects: Readonly<Record<keyof typeof en, string>> = {
  'thing.wood': '{n} Madera{extra, select, true { más} other {}}',
  'thing.stone': '{n} Piedra{extra, select, true { más} other {}}',
  'thing.gold': '{n} Oro{extra, select, true { más} other {}}',
  'thing.chi': '{n} Chi{extra, select, true { más} other {}}',
  'thing.build':
    '{n, plural, one {# Madera, Piedra u Oro} other {# entre Madera, Piedra y Oro}}{extra, select, true { más} other {}}',
  'thing.any':
    '{n, plural, one {# recurso} other {# recursos}}{extra, select, true { más} other {}} a {form, select, they {su} other {tu}} elección',
  'thing.honor': '{n} de Honor{extra, select, true { más} other {}}',
  'thing.tactics': '{n, plural, one {# carta de Táctica} other {# cartas de Táctica}}',
  'thing.resources': '{upTo, select, true {hasta } other {}}{n, plural, one {# recurso} other {# recursos}}',
  'thing.ownResources': '{upTo, select, true {hasta } other {}}{n} de {form, select, they {sus} other {tus}} recursos',
  'thing.clerks': '{upTo, select, true {hasta } other {}}{n} de {form, select, they {sus} other {tus}} Funcionarios',
  'thing.clerks.all': 'todos {form, select, they {sus} other {tus}} Funcionarios',
  'thing.newClerks': '{upTo, select, true {hasta } other {}}{n, plural, one {# Funcionario} other {# Funcionarios}}',
  'thing.moreClerks': '{n, plural, one {# Funcionario más} other {# Funcionarios más}}',
  'thing.advisors': '{upTo, select, true {hasta } other {}}{n, plural, one {# Consejero} other {# Consejeros}}',
  'thing.units': '{upTo, select, true {hasta } other {}}{n} {unit}',
  'thing.units.all': 'todos {form, select, they {sus} other {tus}} {unit}',
  'thing.units.any': 'los {unit} {form, select, they {suyos que quiera} other {tuyos que quieras}}',
  'thing.soldiers': '{upTo, select, true {hasta } other {}}{n} de {form, select, they {sus} other {tus}} Soldados',
  'thing.them': '{upTo, select, true {hasta } other {}}{n} de ellos',
  'thing.them.all': 'todos ellos',
  'thing.cards': '{upTo, select, true {hasta } other {}}{n} de ellas',
  'thing.ofOne': '{upTo, select, true {hasta } other {}}{n, plural, one {# Soldado} other {# Soldados}} de un jugador',
  'thing.ofOne.all': 'todos los Soldados de un jugador',
  'thing.wounds': '{n, plural, one {# Herida} other {# Heridas}}',
  'thing.marches': '{n, plural, one {# movimiento} other {# movimientos}} de Logística',
  'thing.overseers': '{upTo, select, true {hasta } other {}}{n} de {form, select, they {sus} other {tus}} Supervisores',
  'thing.overseers.different':
    '{upTo, select, true {hasta } other {}}{n, plural, one {# Supervisor {form, select, they {suyo} other {tuyo}}} other {# Supervisores distintos {form, select, they {suyos} other {tuyos}}}}',
  'thing.overseer': '{form, select, they {su} other {tu}} Supervisor de {resource}',
  'thing.barricades': '{upTo, select, true {hasta } other {}}{n, plural, one {# Barricada} other {# Barricadas}}',
  'thing.walls':
    '{upTo, select, true {hasta } other {}}{n, plural, one {# nivel de Muralla} other {# niveles de Muralla}}',
  'thing.buildings':
    '{upTo, select, true {hasta } other {}}{n, plural, one {# Barricada o # nivel de Muralla} other {# Barricadas o niveles de Muralla}}',
  'thing.shame':
    '{upTo, select, true {hasta } other {}}{n, plural, one {# ficha de Deshonra} other {# fichas de Deshonra}}',
  'thing.places': '{n, plural, one {# puesto} other {# puestos}}',
  'thing.commands':
    '{upTo, select, true {hasta } other {}}{n} de {form, select, they {sus} other {tus}} cartas de Mando (nunca {except})',
  'thing.topCards': '{n, plural, one {la carta superior} other {las # cartas superiores}} del {deck}',
  'thing.defense': '+{n} de Defensa',
  'thing.hordes': '{n, plural, one {# nueva Horda} other {# nuevas Hordas}}',
  'thing.number': '{n}',
  'thing.vitalSpots': '{n, plural, one {# Zona Vital más} other {# Zonas Vitales más}}',
  'thing.reedClerks':
    '{upTo, select, true {hasta } other {}}{n, plural, one {# Funcionario} other {# Funcionarios}} del clan Junco',
  'thing.qinClerks': '{n, plural, one {# Funcionario} other {# Funcionarios}}',
  'thing.qinUnits': '{n} {unit}',

  'less.free': '{act} gratis',
  'less.paid': '{act} sin más coste',
  'less.cut':
    '{act} por {n, plural, one {# recurso} other {# recursos}} menos{of, select, each { cada uno} eachF { cada una} all { en total} other {}}',
  'less.gold': '{act} por {n} Oro menos{of, select, each { cada uno} eachF { cada una} all { en total} other {}}',
  'less.formula': '{act} por {change}{of, select, each { cada uno} eachF { cada una} all { en total} other {}}',

  'effect.gain': '{form, select, more {} bare {obtienes } to {obtener } they {obtiene } other {obtén }}{what}',
  'effect.honor': '{form, select, more {} bare {obtienes } to {obtener } they {obtiene } other {obtén }}{what}',
  'effect.lose': '{form, select, to {perder} they {pierde} other {pierdes}} {what}',
  'effect.exchange': '{form, select, to {cambiar} other {cambia}} {what}',
  'effect.transfer': '{form, select, to {dar} other {da}} {what} a otros jugadores',
  'effect.tactic': '{form, select, to {robar} other {roba}} {what}',
  'effect.clerk':
    '{form, select, to {mover} other {mueve}} {what} a {one, select, true {la Localización} other {las Localizaciones}} que {form, select, they {quiera} other {quieras}}',
  'effect.clerk.diff': '{form, select, to {mover} other {mueve}} {what}, cada uno a una Localización distinta',
  'effect.clerk.to': '{form, select, to {mover} other {mueve}} {what} {location}',
  'effect.recall':
    '{form, select, to {devolver} other {devuelve}} a {form, select, they {su} other {tu}} reserva {what} {location}',
  'effect.extraClerk': '{form, select, to {contar} they {cuenta} other {cuentas}} {what} allí',
  'effect.hireClerk': '{form, select, to {contratar} other {contrata}} {what}',
  'effect.hireAdvisor': '{form, select, to {contratar} other {contrata}} {what}',
  'effect.refresh':
    '{form, select, to {descartar} other {descarta}} {what} de la cola y {form, select, to {rellenarla} they {la rellena} other {rellénala}}',
  'effect.recruit': '{form, select, to {reclutar} other {recluta}} {what}',
  'effect.attack': '{form, select, to {atacar} other {ataca}} con {what}',
  'effect.attack.each': '{form, select, to {atacar} other {ataca}} con {what} en cada sección',
  'effect.attack.one': '{form, select, to {atacar} other {ataca}} con {what} en una sola sección',
  'effect.attack.same': '{form, select, to {atacar} other {ataca}} allí con {what}',
  'effect.commit':
    '{act} (si {form, select, they {ataca} other {atacas}} desde una zona de Descanso, deben atacar todos {form, select, they {sus} other {tus}} Soldados de ella que puedan)',
  'effect.wound':
    '{form, select, to {colocar} other {coloca}} {what} en {one, select, true {la Horda} other {las Hordas}} que {form, select, they {quiera} other {quieras}}',
  'effect.wound.one': '{form, select, to {colocar} other {coloca}} {what} en una Horda',
  'effect.wound.row1': '{form, select, to {colocar} other {coloca}} {what} en una Horda junto a la Muralla',
  'effect.wound.same':
    '{form, select, to {colocar} other {coloca}} {what} en {one, select, true {una Horda} other {Hordas}} de esa sección',
  'effect.wound.target': '{form, select, to {colocar} other {coloca}} {what} en una Horda recién atacada',
  'effect.wound.eachRow1': '{form, select, to {colocar} other {coloca}} {what} en cada Horda junto a la Muralla',
  'effect.save': '{form, select, to {salvar} other {salva}}{one, select, true { a} other {}} {what}',
  'effect.kill':
    '{form, select, to {elegir} other {elige}} {what} en zonas de Descanso o Puestos de Disparo{same, select, true { de esta sección} other {}} para que {one, select, true {muera} other {mueran}}',
  'effect.kill.rest':
    '{form, select, to {elegir} other {elige}} {what} en zonas de Descanso{same, select, true { de esta sección} other {}} para que {one, select, true {muera} other {mueran}}',
  'effect.kill.firing':
    '{form, select, to {elegir} other {elige}} {what} en Puestos de Disparo{same, select, true { de esta sección} other {}} para que {one, select, true {muera} other {mueran}}',
  'effect.march': '{form, select, to {hacer} they {hace} other {haz}} {what}',
  'effect.upgrade': '{form, select, to {mejorar} other {mejora}} {what}',
  'effect.income': '{form, select, to {cobrar} other {cobra}} los ingresos de Verano de {what}',
  'effect.build': '{form, select, to {construir} other {construye}} {what}',
  'effect.advActivate': '{form, select, to {hacer} they {hace} other {haz}} una activación avanzada {location}',
  'effect.shame': '{form, select, to {descartar} other {descarta}} {what}',
  'effect.shame.gain': '{form, select, to {recibir} they {recibe} other {recibes}} {what}',
  'effect.tea': '{form, select, to {subir} other {sube}} {what} en el orden de Té',
  'effect.tea.top': '{form, select, to {subir} other {sube}} al primer puesto del orden de Té',
  'effect.reclaim': '{form, select, to {recuperar} other {recupera}} {what}',
  'effect.swap':
    '{form, select, to {intercambiar} other {intercambia}} dos Hordas cualesquiera, con todo lo que haya en ellas',
  'effect.swap.section':
    '{form, select, to {intercambiar} other {intercambia}} dos Hordas de una misma sección, con todo lo que haya en ellas',
  'effect.peek':
    '{form, select, to {mirar} other {mira}} {what} y {form, select, to {devolverlas} they {las devuelve} other {devuélvelas}} en el orden que {form, select, they {quiera} other {quieras}}',
  'effect.peek.one': '{form, select, to {mirar} other {mira}} {what}',
  'effect.peek.oneUnder':
    '{form, select, to {mirar} other {mira}} {what} y {form, select, to {ponerla} they {la pone} other {ponla}} bajo el mazo si {form, select, they {quiere} other {quieres}}',
  'effect.peek.under':
    '{form, select, to {mirar} other {mira}} {what}, {form, select, to {poner} they {pone} other {pon}} {under} bajo el mazo si {form, select, they {quiere} other {quieres}} y {form, select, to {devolver} other {devuelve}} el resto en el orden que {form, select, they {quiera} other {quieras}}',
  'effect.defense': '{form, select, to {dar} other {da}} a esa sección {what}',
  'effect.placeHorde': '{form, select, to {colocar} other {coloca}} {what} como en Primavera',
  'effect.copyCommand':
    '{form, select, to {copiar} other {copia}} una carta de Mando de otro jugador que esté en la cola de Mando (nunca {except})',
  'effect.requestDiscount':
    '{form, select, to {elegir} other {elige}} una Demanda pendiente; hasta el final de este Invierno cada jugador da {what} menos por ella, y lo que debe haber en el tablero es {what} menos (pero al menos 1)',
  'effect.claim': '{form, select, to {contar} they {cuenta} other {cuentas}} {what} cuando se reclame esta Horda',
  'effect.claim.unit':
    '{form, select, to {contar} they {cuenta} other {cuentas}} {what} cuando se reclame esta Horda, con {unit} sobre ella',
  'effect.each': '{who} {effects}',
  'effect.share': 'los jugadores se reparten {what}',
  'effect.reedClerk': '{form, select, to {mover} other {mueve}} {what}, cada uno a una Localización distinta',
  'effect.qClerk': 'mueve {what} a las Localizaciones con sitio más bajas de su indicador',
  'effect.qOther': 'mueve 2 Funcionarios a las 2 Localizaciones con sitio más bajas de su indicador',
  'effect.qUpgrade': 'mejora gratis a su Supervisor de la Localización de Producción más baja de su indicador',
  'effect.qBuildWall':
    'construye el siguiente nivel de Muralla en la sección indicada, o en la otra si esa Muralla está terminada',
  'effect.qBarricade': 'construye gratis {what} en la sección indicada, o en la otra cuando ya no quede espacio',
  'effect.qSpear': 'ataca con {what} en la sección indicada, o en la otra si allí no hay Zonas Vitales libres',
  'effect.qArcher': 'coloca {what} en Puestos de Disparo de la sección indicada',
  'effect.qVolley': 'dispara con todos sus Arqueros en Puestos de Disparo',
  'effect.qActivate':
    'hace una activación avanzada de la Localización más alta de su indicador que tenga un Funcionario suyo',
  'effect.qHonor': 'obtiene {what}',
  'effect.qCopyBox':
    'resuelve el recuadro {box} de su propia carta con el mismo nombre que la tuya en la cola de Mando',
  'effect.otherwise': '{start}; si no hay tal carta, {end}',

  'each.all': 'cada jugador',
  'each.others': 'cada uno de los otros jugadores',
  'each.chosen': 'un jugador a tu elección',
  'each.chosen.team': 'un jugador, elegido por el equipo,',
  'each.team': 'el equipo',
  'each.absent': '{who} sin Soldados sobre esta Horda',

  'num.each': '{thing} por {each}',
  'num.perEach': '{thing} por {per} por {each}',
  'num.times': '{thing} por {formula}',
  'num.plus': '{thing} ({more})',
  'num.more': '{n} más por {each}',
  'num.moreEach': '{n} más por {per} por {each}',
  'num.atMost': '{thing}, {n} como máximo',
  'num.above': '{each} por encima de {n}',
  'formula.plus': '({a} más {b})',
  'formula.minus': '({a} menos {b})',
  'formula.times': '{a} por {b}',
  'formula.over': '({a} entre {b}, redondeando hacia abajo)',
  'formula.max': '(el mayor entre {a} y {b})',
  'formula.min': '(el menor entre {a} y {b})',

  'count.SA':
    '{form, select, each {cada uno de {whose, select, his {sus} other {tus}} Consejeros de Apoyo} every {cada {d} de {whose, select, his {sus} other {tus}} Consejeros de Apoyo} per {Consejero de Apoyo} other {el número de {whose, select, his {sus} other {tus}} Consejeros de Apoyo}}',
  'count.attackers':
    '{form, select, each {cada {unit} de ese Ataque} every {cada {d} {units} de ese Ataque} per {{unit} de ese Ataque} other {el número de {units} de ese Ataque}}',
  'count.killed':
    '{form, select, each {cada {unit} tuyo que muera} every {cada {d} {units} tuyos que mueran} per {{unit} tuyo que muera} other {el número de {units} tuyos que mueran}}',
  'count.saved':
    '{form, select, each {cada {unit} tuyo salvado} every {cada {d} {units} tuyos salvados} per {{unit} tuyo salvado} other {el número de {units} tuyos salvados}}',
  'count.secAr':
    '{form, select, each {cada sección en la que tengas un Arquero en un Puesto de Disparo} every {cada {d} secciones en las que tengas un Arquero en un Puesto de Disparo} per {sección en la que tengas un Arquero en un Puesto de Disparo} other {el número de secciones en las que tengas un Arquero en un Puesto de Disparo}}',
  'count.archersTop':
    '{form, select, each {cada uno de tus Arqueros en los Puestos de Disparo de las Murallas construidas más altas} every {cada {d} de tus Arqueros en los Puestos de Disparo de las Murallas construidas más altas} per {Arquero en los Puestos de Disparo de las Murallas construidas más altas} other {el número de tus Arqueros en los Puestos de Disparo de las Murallas construidas más altas}}',
  'count.levels':
    '{form, select, each {cada nivel de tus Supervisores} every {cada {d} niveles de tus Supervisores} per {nivel de tus Supervisores} other {los niveles de tus Supervisores}}',
  'count.advisors':
    '{form, select, each {cada uno de tus Consejeros} every {cada {d} de tus Consejeros} per {Consejero tuyo} other {el número de tus Consejeros}}',
  'count.clerksOwned':
    '{form, select, each {cada uno de tus Funcionarios} every {cada {d} de tus Funcionarios} per {Funcionario tuyo} other {el número de tus Funcionarios}}',
  'count.gold':
    '{form, select, each {cada Oro que tengas} every {cada {d} Oro que tengas} per {Oro que tengas} other {tu Oro}}',
  'count.economyOnTrack':
    '{form, select, each {cada carta de {economy} en la cola de Mando} every {cada {d} cartas de {economy} en la cola de Mando} per {carta de {economy} en la cola de Mando} other {el número de cartas de {economy} en la cola de Mando}}',
  'count.n':
    '{form, select, each {cada unidad del número de la Demanda} every {cada {d} unidades del número de la Demanda} per {unidad del número de la Demanda} other {el número de la Demanda}}',
}
