import type { signInMessages } from '../../messages/account/signIn';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof signInMessages> = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  emailPlaceholder: 'nombre@example.com',
  password: 'Contraseña',
  forgot: '¿Has olvidado tu contraseña?',
  submit: 'Iniciar sesión',
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión para seguir donde lo dejaste.',
  toSignUp: '¿No tienes cuenta?',
  toSignUpLink: 'Regístrate',
};
