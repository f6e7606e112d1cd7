export const offline = {
  'offline.update': 'Hay una versión nueva.',
  'offline.update.table': 'Tu partida sigue donde está.',
  'offline.update.unsaved': 'Una de tus partidas no está guardada en este navegador: guárdala antes en un archivo.',
  'offline.update.now': 'Actualizar ahora',
  'offline.update.later': 'Más tarde',

  'offline.title': 'Sin conexión',
  'offline.help':
    'Los dos juegos, las reglas y todo lo demás se pueden guardar en este navegador: así se abren sin conexión.',
  'offline.state': 'Listo para jugar sin conexión',
  'offline.yes': 'Sí: versión {version}, {size} en este dispositivo.',
  'offline.preparing': 'Dentro de un momento: se está descargando.',
  'offline.failed': 'Todavía no: falta algo. Se descargará cuando abras la página con conexión.',
  'offline.off': 'No: no hay nada guardado para ello. Las mesas guardadas van aparte.',
  'offline.cannot':
    'No: el navegador solo lo permite con direcciones https y en este mismo equipo, y no en todas las ventanas privadas.',
  'offline.remove': 'Quitar',
  'offline.get': 'Preparar',
  'offline.install': 'Instalar',
  'offline.install.help': 'Wanli como aplicación, con su icono y su propia ventana.',
}
