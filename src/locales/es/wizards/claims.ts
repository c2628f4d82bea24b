import type { claimsMessages } from '../../messages/wizards/claims';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof claimsMessages> = ({ plural, number }) => ({
  title: 'Qué respalda este guion',
  checking: 'Comparando cada frase con tu página…',
  asking: 'Un modelo de lenguaje lo compara con tu página…',
  browserReads: (said, of) =>
    said === 0
      ? 'El modelo de tu navegador lo está comparando con tu página…'
      : `El modelo de tu navegador lo está comparando con tu página: ${number(said)} de ${number(of)} frases`,
  cancel: 'Cancelar',
  judged: {
    byModel: (model) => `Comprobado por ${model}, con citas de tu página`,
    byBrowser: 'Comprobado por el modelo de tu navegador, con citas de tu página',
    byRules: 'Comprobado palabra por palabra, sin modelo de lenguaje',
  },
  unavailable: 'No se ha podido comparar el guion con tu página. Puedes seguir o intentarlo de nuevo.',
  notCompared: 'No se ha podido comparar el guion con tu página o tus notas.',
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
  noBacking: 'Nada en tu página dice esto.',
  noClaim: 'Esta frase no afirma nada.',
  open: (count) =>
    plural(
      count,
      'Una frase dice algo que tu página no dice. Edítala, o consérvala si puedes demostrarlo.',
      `${number(count)} frases dicen algo que tu página no dice. Edítalas, o conserva las que puedas demostrar.`,
    ),
  notFound: (count) =>
    plural(
      count,
      'Una frase no aparece así en tu página. Puedes continuar igualmente.',
      `${number(count)} frases no aparecen así en tu página. Puedes continuar igualmente.`,
    ),
  notOnPage: (words, reason) => `«${words}»: ${reason}`,
  reasons: {
    figure: 'una cifra que no está en tu página',
    price: 'un precio u oferta que no está en tu página',
    superlative: 'un superlativo que no está en tu página',
    promise: 'una promesa que no está en tu página',
    health: 'una afirmación de salud que no está en tu página',
    origin: 'un origen que no está en tu página',
    award: 'un premio que no está en tu página',
    endorsement: 'una recomendación que no está en tu página',
    guarantee: 'una garantía que no está en tu página',
    comparison: 'una comparación que no está en tu página',
    unfounded: 'no se encuentra en tu página',
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
  unsupported: 'no está en tu página',
  keep: 'Puedo demostrarlo',
  keepNamed: (sentence) => `Puedo demostrarlo: ${sentence}`,
  kept: 'Has dicho que puedes demostrarlo.',
  release: 'Deshacer',
  releaseNamed: (sentence) => `Deshacer: Puedo demostrarlo: ${sentence}`,
  proved: 'Has dicho que puedes demostrar',
});
