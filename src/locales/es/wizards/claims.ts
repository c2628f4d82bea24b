import type { claimsMessages } from '../../messages/wizards/claims';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof claimsMessages> = ({ plural, number }) => ({
  title: 'Qué respalda este guion',
  checking: 'Comparando cada frase con la información de tu producto…',
  asking: 'Un modelo de lenguaje lo compara con la información de tu producto…',
  browserReads: (said, of) =>
    said === 0
      ? 'El modelo de tu navegador lo está comparando con la información de tu producto…'
      : `El modelo de tu navegador lo está comparando con la información de tu producto: ${number(said)} de ${number(of)} frases`,
  cancel: 'Cancelar',
  judged: {
    byModel: (model) => `Comprobado por ${model}, con citas de la información de tu producto`,
    byBrowser: 'Comprobado por el modelo de tu navegador, con citas de la información de tu producto',
    byRules: 'Comprobado palabra por palabra, sin modelo de lenguaje',
  },
  unavailable:
    'No se ha podido comparar el guion con la información de tu producto. Puedes seguir o intentarlo de nuevo.',
  notCompared: 'No se ha podido comparar el guion con la información de tu producto o tus notas.',
  retry: 'Reintentar',
  hint: 'Elige una frase para ver qué la respalda.',
  backing: {
    title: (quote) => `Tu título dice: «${quote}»`,
    description: (quote) => `Tu descripción dice: «${quote}»`,
    price: (quote) => `El precio es: «${quote}»`,
    audience: (quote) => `Describes a tu público así: «${quote}»`,
    fact: (quote) => `Dijiste: «${quote}»`,
  },
  saidIn: {
    article: (quote) => `El artículo dice: «${quote}»`,
    notes: (quote) => `Tus notas dicen: «${quote}»`,
  },
  notSaidIn: {
    article: 'El artículo no lo dice con estas palabras.',
    notes: 'Tus notas no lo dicen con estas palabras.',
  },
  noBacking: 'Nada en la información de tu producto dice esto.',
  noClaim: 'Esta frase no afirma nada.',
  open: (count) =>
    plural(
      count,
      'Una frase dice algo que la información de tu producto no dice. Edítala, o consérvala si puedes demostrarlo.',
      `${number(count)} frases dicen algo que la información de tu producto no dice. Edítalas, o conserva las que puedas demostrar.`,
    ),
  notFound: (count) =>
    plural(
      count,
      'Una frase no aparece así en la información de tu producto. Puedes continuar igualmente.',
      `${number(count)} frases no aparecen así en la información de tu producto. Puedes continuar igualmente.`,
    ),
  notOnPage: (words, reason) => `«${words}»: ${reason}`,
  reasons: {
    figure: 'una cifra que no está en la información de tu producto',
    price: 'un precio u oferta que no está en la información de tu producto',
    superlative: 'un superlativo que no está en la información de tu producto',
    promise: 'una promesa que no está en la información de tu producto',
    health: 'una afirmación de salud que no está en la información de tu producto',
    origin: 'un origen que no está en la información de tu producto',
    award: 'un premio que no está en la información de tu producto',
    endorsement: 'una recomendación que no está en la información de tu producto',
    guarantee: 'una garantía que no está en la información de tu producto',
    comparison: 'una comparación que no está en la información de tu producto',
    unfounded: 'no se encuentra en la información de tu producto',
  },
  reasonsInNotes: {
    figure: 'una cifra que no está en tus notas',
    price: 'un precio u oferta que no está en tus notas',
    superlative: 'un superlativo que no está en tus notas',
    promise: 'una promesa que no está en tus notas',
    health: 'una afirmación de salud que no está en tus notas',
    origin: 'un origen que no está en tus notas',
    award: 'un premio que no está en tus notas',
    endorsement: 'una recomendación que no está en tus notas',
    guarantee: 'una garantía que no está en tus notas',
    comparison: 'una comparación que no está en tus notas',
    unfounded: 'no se encuentra en tus notas',
  },
  unsupported: 'no está en la información de tu producto',
  keep: 'Puedo demostrarlo',
  keepNamed: (sentence) => `Puedo demostrarlo: ${sentence}`,
  kept: 'Has dicho que puedes demostrarlo.',
  release: 'Deshacer',
  releaseNamed: (sentence) => `Deshacer: Puedo demostrarlo: ${sentence}`,
  proved: 'Has dicho que puedes demostrar',
});
