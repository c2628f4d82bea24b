/** What the ads wizard knows, hears, needs and does of its own; the rest is in `wizard.setup.ts`. */
import { assign, raise, sendTo, setup } from 'xstate';
import { LINK_CHARACTERS } from '../../../contract/limits';
import type { AdVideoRequest } from '../../../contract/routes/jobStart.routes';
import type { ProductInfo } from '../../../contract/productInfo';
import type { FactsNeeded } from '../../../contract/scripts/script';
import {
  galleryUploadMachine,
  type MediaKind,
  type MediaUploaded,
} from '../galleryUpload/galleryUpload.machine';
import type { CheckedScriptsRequest, TracedSentence } from '../../../contract/scripts/claims';
import type { KeptClaim } from '../../../contract/scripts/claimSource';
import { backingIn, selectedScript, shownScripts } from '../../../contract/ui/scriptChoice';
import { isVideoSharingLink, linkWithScheme, parseLink } from '../../../contract/video/videoSharing';
import type { HandedPage, LinkAnswer } from '../../../contract/routes/generate.routes';
import type { Arrival } from '../../../contract/ui/arrival';
import { offeredImages } from '../../../contract/ui/offeredImages';
import { offeredTexts, type DoubtfulText } from '../../../contract/ui/offeredTexts';
import { claimsTraceMachine, type ClaimsTraced, type Traces } from '../claimsTrace/claimsTrace.machine';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { anErrorStands, failed } from '../wizard/stepRefusal';
import { wizardActions, wizardActors, wizardDelays, wizardGuards } from '../wizard/wizard.setup';
import type { PageTold } from '../wizard/scriptsReport';
import type { SharedEvent, WizardChildren, WizardContext, WizardInput } from '../wizard/wizard.setup';
import {
  adsRules,
  arrivalErrors,
  linkFault,
  noErrors,
  productErrors,
  sayingErrors,
  tooLittleSaid,
  type AdsErrors,
} from './adsErrors';
import { mayChange, nothingSaid, ownFactsOf, withChanged, withProposed } from '../../../contract/ui/pageSaid';
import { isNothing, isPage, isTooLarge, noPaste, pastedOf, productInText, type Pasted } from './pastedPage';
import {
  ideasKey,
  isOfDescription,
  isTraced,
  noFacts,
  nothingPossible,
  withDefaultScript,
  withTraces,
  type AdsForm,
  type AdsStep,
  type TextName,
  type ChosenCaptions,
} from './adsForm';

type AdsEvent =
  | { type: 'text.changed'; name: TextName; text: string }
  | Exclude<SharedEvent<AdsStep>, { type: 'text.changed' }>
  | ({ type: 'offeredText.chosen' } & OfferedText)
  | { type: 'manualUpload.chosen' }
  | { type: 'sending.chosen' }
  | { type: 'pasting.chosen' }
  | ({ type: 'page.pasted' } & Pasted)
  | { type: 'clipboard.requested' }
  | { type: 'plainText.preferred' }
  | { type: 'page.accepted' }
  | { type: 'page.declined' }
  | { type: 'fact.changed'; index: number; text: string }
  | { type: 'pageSentence.changed'; text: string }
  /** Scripts are wanted that say what is ticked. */
  | { type: 'saying.confirmed' }
  | { type: 'ownScript.preferred' }
  | { type: 'gallery.opened' }
  | { type: 'gallery.closed' }
  | { type: 'offeredImage.chosen'; url: string }
  | { type: 'media.removed'; kind: MediaKind; index: number }
  | ({ type: 'media.moved' } & MediaMove)
  | MediaUploaded
  | ClaimsTraced
  | { type: 'sentence.kept'; claims: readonly KeptClaim[] }
  | { type: 'sentence.released'; sentence: string }
  | { type: 'captionStyle.chosen'; style: ChosenCaptions };

/** Within the list of its kind, by position. */
interface MediaMove {
  readonly kind: MediaKind;
  readonly from: number;
  readonly to: number;
}
interface OfferedText {
  readonly name: DoubtfulText;
  readonly text: string;
}
interface AdsContext extends WizardContext<AdsForm, AdsErrors, AdsStep> {
  /** What was moved in the gallery last, and how many moves there were by then. */
  readonly lastMove: (MediaMove & { readonly nth: number }) | null;
  /** With what the browser came here. */
  readonly arrival: Arrival | null;
  /** The page that is read, until it is the product. */
  readonly handedPage: HandedPage | null;
  readonly pasted: Pasted;
  /** What was read of a page that was sent while another product was worked on. */
  readonly offer: ProductInfo | null;
  /** The link that a scheme was added to, as it is then. */
  readonly schemedLink: string | null;
  /** The scripts whose sentences are being led back to the page. */
  readonly tracedScripts: readonly string[];
  readonly tracedChoice: string;
}
interface AdsInput extends WizardInput<AdsForm, AdsStep> {
  readonly arrival?: Arrival | null;
}
type MediaLists = Pick<AdsForm, 'images' | 'videos'>;
const listOf = (kind: MediaKind) => (kind === 'image' ? 'images' : 'videos');

const gaveNothing = (error: unknown) => {
  const { status } = refusalOf(error);
  return status !== null && status >= 400 && status < 500;
};

/** Of a page that was handed in, the address is what it came with. */
const filled = (form: AdsForm, info: ProductInfo) => {
  const url = info.page_address ?? form.url.trim();
  return {
    form: {
      ...form,
      url,
      title: info.title,
      brand: info.brand ?? '',
      description: info.product_description,
      readDescription: info.product_description,
      properties: info.properties ?? [],
      price: info.price ?? '',
      pageLanguage: info.language ?? '',
      images: info.images,
      videos: info.videos,
      moreImages: info.more_images ?? [],
      missingMedia: info.media_missing ?? 0,
      possible: {
        description: info.possible_descriptions ?? [],
        price: info.possible_prices ?? [],
        doubt: info.doubt,
      },
      facts: [...noFacts],
      ...nothingSaid,
      readUrl: url || null,
    },
    errors: noErrors,
    arrival: null,
    handedPage: null,
    pasted: noPaste,
    offer: null,
  };
};

/** A link that was shared stands in its field; nothing of a draft is lost before it is read. */
export const arrived = (arrival: Arrival | null, wizard: WizardContext<AdsForm, AdsErrors, AdsStep>) => ({
  ...wizard,
  form: arrival?.kind === 'link' ? { ...wizard.form, url: arrival.link } : wizard.form,
  errors: arrivalErrors(arrival),
  arrival,
  handedPage: arrival?.kind === 'page' ? { token: arrival.token } : null,
});

export const adsWizardSetup = setup({
  types: {
    input: {} as AdsInput,
    context: {} as AdsContext,
    events: {} as AdsEvent,
    children: {} as WizardChildren & { galleryUpload: 'galleryUpload'; claimsTrace: 'claimsTrace' },
  },
  actors: {
    ...wizardActors,
    checkLink: notProvided<LinkAnswer, { url: string; orHttp?: boolean }>('checkLink'),
    readProductPage: notProvided<ProductInfo, { url: string }>('readProductPage'),
    readHandedPage: notProvided<ProductInfo, HandedPage>('readHandedPage'),
    readClipboard: notProvided<Pasted, void>('readClipboard'),
    checkMedia: notProvided<MediaLists, MediaLists>('checkMedia'),
    checkScripts: notProvided<readonly (readonly TracedSentence[])[], CheckedScriptsRequest>('checkScripts'),
    createVideo: notProvided<{ jobId: string }, AdVideoRequest>('createVideo'),
    galleryUpload: galleryUploadMachine,
    claimsTrace: claimsTraceMachine,
  },
  delays: wizardDelays,
  guards: wizardGuards(adsRules),
  actions: wizardActions(adsRules),
}).extend({
  guards: {
    scriptsAreNew: ({ context }) =>
      selectedScript(context.form) !== context.tracedChoice ||
      JSON.stringify(shownScripts(context.form)) !== JSON.stringify(context.tracedScripts),
    scriptIsTraced: ({ context }) => isTraced(context.form),
    /** Leaving the page ends its check as a failure does: it is made again. */
    chosenScriptIsUnchecked: ({ context: { resumeAt, form } }) => resumeAt === 'settings' && !isTraced(form),
    linkLacksItsScheme: ({ context }) => linkWithScheme(context.form.url) !== null,
    linkIsMalformed: ({ context: { form } }) =>
      parseLink(form.url) === null || form.url.trim().length > LINK_CHARACTERS,
    linkIsAlreadyRead: ({ context }) => context.form.url.trim() === context.form.readUrl,
    linkNeedsNoCheck: ({ context }) => isVideoSharingLink(context.form.url),
    linkAnswers: (_, { ok }: LinkAnswer) => ok,
    pageGaveNothing: (_, error: unknown) => gaveNothing(error),
    somethingArrived: ({ context }) => context.arrival !== null,
    aPageIsSent: ({ context }) => context.handedPage !== null,
    pageIsPasted: ({ context: { handedPage } }) => handedPage !== null && 'html' in handedPage,
    sentPageMayBeRetried: ({ context: { handedPage, errors } }) =>
      handedPage !== null && errors.step?.canRetry === true,
    anotherProductWouldBeLost: ({ context: { handedPage, form } }) =>
      handedPage !== null &&
      'token' in handedPage &&
      (form.title !== '' || form.description !== '' || form.images.length + form.videos.length > 0),
    pasteIsTooLarge: (_, pasted: Pasted) => isTooLarge(pasted),
    nothingIsPasted: ({ context }) => isNothing(context.pasted),
    textIsPasted: ({ context }) => !isPage(context.pasted),
    pageAddressIsMalformed: ({ context: { form } }) =>
      form.url.trim() !== '' && (parseLink(form.url) === null || form.url.trim().length > LINK_CHARACTERS),
    placeIsAnother: ({ context }, { kind, from, to }: MediaMove) => {
      const isAPlace = (index: number) => context.form[listOf(kind)][index] !== undefined;
      return from !== to && isAPlace(from) && isAPlace(to);
    },
    textIsOffered: ({ context: { form } }, { name, text }: OfferedText) =>
      form[name] !== text && offeredTexts(form, name).includes(text),
    imageIsOffered: ({ context }, { url }: { url: string }) => offeredImages(context.form).includes(url),
    productIsIncomplete: ({ context }) => anErrorStands(productErrors(context.form)),
    pageIsStillMeant: ({ context }, { ideasFor }: PageTold) => isOfDescription(ideasFor, context.form),
    pageSentenceMayChange: ({ context }, { text }: { text: string }) => mayChange(context.form, text),
    sayingIsNew: ({ context: { form } }) => form.says !== null && form.ideasFor !== ideasKey(form),
    tooLittleIsSaid: ({ context }) => anErrorStands(sayingErrors(context.form)),
  },
  actions: {
    rememberScriptsToTrace: assign({
      tracedScripts: ({ context }) => shownScripts(context.form),
      tracedChoice: ({ context }) => selectedScript(context.form),
    }),
    traceScripts: sendTo('claimsTrace', ({ context }) => ({
      type: 'scripts.changed',
      scripts: context.tracedScripts,
      chosen: context.tracedChoice,
      backing: backingIn(context.form),
    })),
    rememberTraces: assign({ form: ({ context }, traces: Traces) => withTraces(context.form, traces) }),
    selectDefault: assign(({ context: { form, errors } }) => {
      const now = withDefaultScript(form);
      return { form: now, errors: selectedScript(now) === selectedScript(form) ? errors : noErrors };
    }),
    keepSentence: assign({
      form: ({ context: { form } }, claims: readonly KeptClaim[]) => ({
        ...form,
        keptClaims: [...form.keptClaims, ...claims],
      }),
      errors: noErrors,
    }),
    releaseSentence: assign({
      form: ({ context: { form } }, sentence: string) => ({
        ...form,
        keptClaims: form.keptClaims.filter((claim) => claim.sentence !== sentence),
      }),
      errors: noErrors,
    }),
    addScheme: assign(({ context: { form } }) => {
      const url = linkWithScheme(form.url) ?? form.url;
      return { form: { ...form, url }, schemedLink: url };
    }),
    takeAnsweringLink: assign({
      form: ({ context: { form } }, { answers_at }: LinkAnswer) =>
        answers_at === undefined ? form : { ...form, url: answers_at },
    }),
    submitAgain: raise({ type: 'step.submitted' }),
    refuseUrl: assign({
      errors: ({ context }) => ({ url: 'urlNotValid', urlFault: linkFault(context.form.url) }) as const,
    }),
    refuseLink: assign({
      errors: (_, { failure }: LinkAnswer) =>
        ({ url: 'urlNotValid', ...(failure && { urlWhy: failure }) }) as const,
    }),
    refuseProduct: assign({ errors: ({ context }) => productErrors(context.form) }),
    fillProduct: assign(({ context }, info: ProductInfo) => filled(context.form, info)),
    acceptOffer: assign(({ context }) => (context.offer ? filled(context.form, context.offer) : {})),
    rememberOffer: assign({ offer: (_, info: ProductInfo) => info, handedPage: null }),
    letGoOfPage: assign({ arrival: null, handedPage: null, offer: null }),
    rememberPaste: assign({ pasted: (_, pasted: Pasted) => pastedOf(pasted), errors: noErrors }),
    keepPlainText: assign({
      pasted: ({ context }) => ({ html: '', text: context.pasted.text }),
      errors: noErrors,
    }),
    takeUpPaste: assign({
      handedPage: ({ context }) => ({ html: context.pasted.html, address: context.form.url.trim() }),
    }),
    /** Its pictures stay: text says nothing of them. */
    fillFromText: assign(({ context: { form, pasted } }) => {
      const product = productInText(pasted.text);
      return {
        form: {
          ...form,
          ...product,
          readDescription: product.description,
          brand: '',
          properties: [],
          pageLanguage: '',
          possible: nothingPossible,
          facts: [...noFacts],
          ...nothingSaid,
          readUrl: null,
        },
        pasted: noPaste,
        handedPage: null,
        errors: noErrors,
      };
    }),
    refuseMissingPaste: assign({ errors: { paste: 'pasteMissing' } }),
    refuseLargePaste: assign({ errors: { paste: 'pasteTooLarge' } }),
    refuseClipboard: assign({ errors: { paste: 'clipboardRefused' } }),
    refusePage: assign({
      errors: (_, error: unknown) =>
        failed(gaveNothing(error) ? 'extractionFailed' : 'productInfoFailed', error),
    }),
    rememberPage: assign({
      form: ({ context: { form } }, { sentences }: PageTold) => ({
        ...form,
        pageSentences: [...sentences],
      }),
    }),
    /** Whoever chose or told some already has told the page's own, or too few. */
    rememberNeed: assign(({ context: { form } }, answer: FactsNeeded) => {
      const told = withProposed(form, answer.sentences ?? []);
      const didSay = form.says !== null || ownFactsOf(form).length > 0;
      return { form: told, errors: didSay ? tooLittleSaid(told) : noErrors };
    }),
    writeFact: assign({
      form: ({ context: { form } }, { index, text }: { index: number; text: string }) => ({
        ...form,
        facts: form.facts.with(index, text),
      }),
      errors: noErrors,
    }),
    changeSentence: assign({
      form: ({ context: { form } }, { text }: { text: string }) => withChanged(form, text),
      errors: noErrors,
    }),
    refuseSaying: assign({ errors: ({ context }) => sayingErrors(context.form) }),
    turnToOwnScript: assign({
      form: ({ context: { form } }) => ({
        ...form,
        scripts: [],
        newest: 0,
        chosenIdea: null,
        scriptSource: 'own' as const,
        ideasFor: ideasKey(form),
      }),
      errors: noErrors,
    }),
    rememberMedia: assign({ form: ({ context }, media: MediaLists) => ({ ...context.form, ...media }) }),
    addMedia: assign({
      form: ({ context }, { kind, url }: Pick<MediaUploaded, 'kind' | 'url'>) => ({
        ...context.form,
        // Who adds their own has read what is missing.
        missingMedia: 0,
        [listOf(kind)]: [...context.form[listOf(kind)], url],
      }),
      errors: noErrors,
    }),
    removeMedia: assign({
      form: ({ context }, { kind, index }: { kind: MediaKind; index: number }) => ({
        ...context.form,
        [listOf(kind)]: context.form[listOf(kind)].toSpliced(index, 1),
      }),
      errors: noErrors,
    }),
    moveMedia: assign(({ context }, { kind, from, to }: MediaMove) => {
      const list = context.form[listOf(kind)];
      const moved = list.slice(from, from + 1);
      return {
        form: { ...context.form, [listOf(kind)]: list.toSpliced(from, 1).toSpliced(to, 0, ...moved) },
        lastMove: { kind, from, to, nth: (context.lastMove?.nth ?? 0) + 1 },
      };
    }),
  },
});
