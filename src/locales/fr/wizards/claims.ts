import type { claimsMessages } from '../../messages/wizards/claims';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof claimsMessages> = ({ plural, number }) => ({
  title: 'Ce qui étaye ce script',
  checking: 'Comparaison de chaque phrase avec votre page…',
  asking: 'Un modèle de langage le compare à votre page…',
  browserReads: (said, of) =>
    said === 0
      ? 'Le modèle de votre navigateur le compare à votre page…'
      : `Le modèle de votre navigateur le compare à votre page : ${number(said)} phrases sur ${number(of)}`,
  cancel: 'Annuler',
  judged: {
    byModel: (model) => `Vérifié par ${model}, citations de votre page à l’appui`,
    byBrowser: 'Vérifié par le modèle de votre navigateur, citations de votre page à l’appui',
    byRules: 'Vérifié mot à mot, sans modèle de langage',
  },
  unavailable: 'Impossible de comparer ce script avec votre page. Vous pouvez continuer ou réessayer.',
  notCompared: 'Impossible de comparer le script avec votre page ou vos notes.',
  retry: 'Réessayer',
  hint: 'Choisissez une phrase pour voir ce qui l’étaye.',
  backing: {
    title: (quote) => `Votre titre dit : « ${quote} »`,
    description: (quote) => `Votre description dit : « ${quote} »`,
    price: (quote) => `Le prix est : « ${quote} »`,
    audience: (quote) => `Vous décrivez votre public ainsi : « ${quote} »`,
    fact: (quote) => `Vous avez dit : « ${quote} »`,
  },
  saidIn: {
    article: (quote) => `L’article dit : « ${quote} »`,
    notes: (quote) => `Vos notes disent : « ${quote} »`,
  },
  notSaidIn: {
    article: 'L’article ne le dit pas en ces termes.',
    notes: 'Vos notes ne le disent pas en ces termes.',
  },
  noBacking: 'Rien sur votre page ne dit cela.',
  noClaim: 'Cette phrase n’affirme rien.',
  open: (count) =>
    plural(
      count,
      'Une phrase dit quelque chose que votre page ne dit pas. Modifiez-la, ou gardez-la si vous pouvez le prouver.',
      `${number(count)} phrases disent des choses que votre page ne dit pas. Modifiez-les, ou gardez celles que vous pouvez prouver.`,
    ),
  notFound: (count) =>
    plural(
      count,
      'Une phrase ne figure pas ainsi sur votre page. Vous pouvez continuer quand même.',
      `${number(count)} phrases ne figurent pas ainsi sur votre page. Vous pouvez continuer quand même.`,
    ),
  notOnPage: (words, reason) => `« ${words} » : ${reason}`,
  reasons: {
    figure: 'un chiffre absent de votre page',
    price: 'un prix ou une offre absents de votre page',
    superlative: 'un superlatif absent de votre page',
    promise: 'une promesse absente de votre page',
    health: 'une allégation de santé absente de votre page',
    origin: 'une origine absente de votre page',
    award: 'un prix ou label absent de votre page',
    endorsement: 'une recommandation absente de votre page',
    guarantee: 'une garantie absente de votre page',
    comparison: 'une comparaison absente de votre page',
    unfounded: 'introuvable sur votre page',
  },
  reasonsInNotes: {
    figure: 'un chiffre absent de vos notes',
    price: 'un prix ou une offre absents de vos notes',
    superlative: 'un superlatif absent de vos notes',
    promise: 'une promesse absente de vos notes',
    health: 'une allégation de santé absente de vos notes',
    origin: 'une origine absente de vos notes',
    award: 'un prix ou label absent de vos notes',
    endorsement: 'une recommandation absente de vos notes',
    guarantee: 'une garantie absente de vos notes',
    comparison: 'une comparaison absente de vos notes',
    unfounded: 'introuvable dans vos notes',
  },
  unsupported: 'absent de votre page',
  keep: 'Je peux le prouver',
  keepNamed: (sentence) => `Je peux le prouver : ${sentence}`,
  kept: 'Vous avez dit pouvoir le prouver.',
  release: 'Annuler',
  releaseNamed: (sentence) => `Annuler : Je peux le prouver : ${sentence}`,
  proved: 'Vous avez dit pouvoir prouver',
});
