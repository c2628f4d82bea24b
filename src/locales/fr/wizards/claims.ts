import type { claimsMessages } from '../../messages/wizards/claims';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof claimsMessages> = ({ plural, number }) => ({
  title: 'Ce qui étaye ce script',
  checking: 'Comparaison de chaque phrase avec les informations de votre produit…',
  asking: 'Un modèle de langage le compare aux informations de votre produit…',
  browserReads: (said, of) =>
    said === 0
      ? 'Le modèle de votre navigateur le compare aux informations de votre produit…'
      : `Le modèle de votre navigateur le compare aux informations de votre produit : ${number(said)} phrases sur ${number(of)}`,
  cancel: 'Annuler',
  judged: {
    byModel: (model) => `Vérifié par ${model}, citations des informations de votre produit à l’appui`,
    byBrowser:
      'Vérifié par le modèle de votre navigateur, citations des informations de votre produit à l’appui',
    byRules: 'Vérifié mot à mot, sans modèle de langage',
  },
  unavailable:
    'Impossible de comparer ce script avec les informations de votre produit. Vous pouvez continuer ou réessayer.',
  notCompared: 'Impossible de comparer le script avec les informations de votre produit ou vos notes.',
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
  noBacking: 'Rien dans les informations de votre produit ne dit cela.',
  noClaim: 'Cette phrase n’affirme rien.',
  open: (count) =>
    plural(
      count,
      'Une phrase dit quelque chose que les informations de votre produit ne disent pas. Modifiez-la, ou gardez-la si vous pouvez le prouver.',
      `${number(count)} phrases disent des choses que les informations de votre produit ne disent pas. Modifiez-les, ou gardez celles que vous pouvez prouver.`,
    ),
  notFound: (count) =>
    plural(
      count,
      'Une phrase ne figure pas ainsi dans les informations de votre produit. Vous pouvez continuer quand même.',
      `${number(count)} phrases ne figurent pas ainsi dans les informations de votre produit. Vous pouvez continuer quand même.`,
    ),
  notOnPage: (words, reason) => `« ${words} » : ${reason}`,
  reasons: {
    figure: 'un chiffre absent des informations de votre produit',
    price: 'un prix ou une offre absents des informations de votre produit',
    superlative: 'un superlatif absent des informations de votre produit',
    promise: 'une promesse absente des informations de votre produit',
    health: 'une allégation de santé absente des informations de votre produit',
    origin: 'une origine absente des informations de votre produit',
    award: 'un prix ou label absent des informations de votre produit',
    endorsement: 'une recommandation absente des informations de votre produit',
    guarantee: 'une garantie absente des informations de votre produit',
    comparison: 'une comparaison absente des informations de votre produit',
    unfounded: 'introuvable dans les informations de votre produit',
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
  unsupported: 'absent des informations de votre produit',
  keep: 'Je peux le prouver',
  keepNamed: (sentence) => `Je peux le prouver : ${sentence}`,
  kept: 'Vous avez dit pouvoir le prouver.',
  release: 'Annuler',
  releaseNamed: (sentence) => `Annuler : Je peux le prouver : ${sentence}`,
  proved: 'Vous avez dit pouvoir prouver',
});
