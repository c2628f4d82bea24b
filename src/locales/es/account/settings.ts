import type { settingsMessages } from '../../messages/account/settings';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof settingsMessages> = {
  title: 'Ajustes',
  save: 'Guardar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  unavailable: 'No se ha podido cargar tu cuenta.',
  name: {
    title: 'Nombre',
    label: 'Nombre',
  },
  email: {
    title: 'Correo',
    label: 'Nuevo correo',
    submit: 'Enviar confirmación',
    now: (email) => `Entras con ${email}.`,
    waiting: (email) => `Abre el enlace que enviamos a ${email}. Hasta entonces sigue tu dirección anterior.`,
  },
  password: {
    title: 'Contraseña',
    label: 'Nueva contraseña',
    hint: 'Una nueva cierra tu sesión en todos los demás sitios.',
  },
  factor: {
    title: 'Segundo factor',
    hint: 'Con un código de una aplicación de tu teléfono, una contraseña robada no abre nada.',
    add: 'Añadir una aplicación de autenticación',
    scan: 'Escanea esta imagen con una aplicación de autenticación y escribe el código que muestra.',
    qrCode: 'Código QR para tu aplicación de autenticación',
    secret: '¿Sin cámara? Escribe esta clave en la aplicación:',
    code: 'Código de la aplicación',
    confirm: 'Activar',
    codes:
      'Anota estos códigos de recuperación. Cada uno sustituye una vez a tu dispositivo, y solo se muestran ahora.',
    codesKept: 'Los he anotado',
    on: (left) =>
      left === 1
        ? 'Activado. Queda un código de recuperación.'
        : `Activado. Quedan ${left} códigos de recuperación.`,
    newCodes: 'Nuevos códigos de recuperación',
    remove: 'Desactivar',
  },
  sessions: {
    title: 'Sesiones',
    hint: 'Cierra las sesiones en los demás dispositivos y pestañas.',
    end: 'Cerrar las demás sesiones',
  },
  data: {
    title: 'Tus datos',
    hint: 'Un ZIP con tus proyectos, textos, imágenes, clips, grabaciones y vídeos.',
    download: 'Descargar mis datos',
  },
  deletion: {
    title: 'Eliminar la cuenta',
    hint: 'Todo lo que contiene desaparece dentro de siete días. Hasta entonces puedes entrar y conservarla.',
    signInStays: 'El acceso en sí, tu dirección y tu contraseña, lo guarda otro servicio y se queda allí.',
    ask: 'Eliminar mi cuenta',
    sure: 'Tus proyectos, vídeos, archivos y créditos desaparecerán dentro de siete días. ¿Eliminar la cuenta?',
    confirm: 'Sí, eliminarla',
    openSessionsTitle: 'Otras sesiones siguen abiertas',
    openSessions:
      'No se han podido cerrar las sesiones de tus otros dispositivos. Desde ellos solo se puede conservar la cuenta.',
  },
  done: {
    name: 'Guardado.',
    email: 'Hemos enviado el correo.',
    password: 'Tu contraseña ha cambiado.',
    factor: 'Hecho.',
    sessions: 'Las demás sesiones están cerradas.',
    data: 'La descarga ha empezado.',
    deletion: 'Hecho.',
  },
};
