/** What the ads wizard knows, hears, needs and does of its own; the rest is in `wizard.setup.ts`. */
import { assign, setup } from 'xstate';
import type { CaptionStyle } from '../../../contract/video/captionStyle';
import { FACTS_NEEDED, LINK_CHARACTERS } from '../../../contract/limits';
import type { AdVideoRequest } from '../../../contract/routes/jobs.routes';
import type { ProductInfo } from '../../../contract/productInfo';
import type { AdBrief, AdScripts } from '../../../contract/scripts/script';
import {
  galleryUploadMachine,
  type MediaKind,
  type MediaUploaded,
} from '../galleryUpload/galleryUpload.machine';
import { isVideoSharingLink, parseLink } from '../../../contract/video/videoSharing';
import { offeredImages } from '../../../contract/ui/offeredImages';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { anErrorStands } from '../wizard/stepRefusal';
import { wizardActions, wizardActors, wizardDelays, wizardGuards } from '../wizard/wizard.setup';
import type { SharedEvent, WizardChildren, WizardContext, WizardInput } from '../wizard/wizard.setup';
import { adsRules, factErrors, noErrors, productErrors, type AdsErrors } from './adsErrors';
import { factsOf, ideasKey, noFacts, type AdsForm, type AdsStep, type TextName } from './adsForm';

type AdsEvent =
  | { type: 'text.changed'; name: TextName; text: string }
  | Exclude<SharedEvent<AdsStep>, { type: 'text.changed' }>
  | { type: 'manualUpload.chosen' }
  | { type: 'facts.opened' }
  | { type: 'fact.changed'; index: number; text: string }
  | { type: 'ownScript.preferred' }
  | { type: 'gallery.opened' }
  | { type: 'gallery.closed' }
  | { type: 'offeredImage.chosen'; url: string }
  | { type: 'media.removed'; kind: MediaKind; index: number }
  | ({ type: 'media.moved' } & MediaMove)
  | MediaUploaded
  | { type: 'captionStyle.chosen'; style: CaptionStyle };

/** Within the list of its kind, by position. */
interface MediaMove {
  readonly kind: MediaKind;
  readonly from: number;
  readonly to: number;
}
interface AdsContext extends WizardContext<AdsForm, AdsErrors, AdsStep> {
  /** What was moved in the gallery last, and how many moves there were by then. */
  readonly lastMove: (MediaMove & { readonly nth: number }) | null;
  /** How many facts the page leaves to the person; null until scripts were asked for. */
  readonly factsNeeded: number | null;
}
type MediaLists = Pick<AdsForm, 'images' | 'videos'>;
const listOf = (kind: MediaKind) => (kind === 'image' ? 'images' : 'videos');

export const adsWizardSetup = setup({
  types: {
    input: {} as WizardInput<AdsForm, AdsStep>,
    context: {} as AdsContext,
    events: {} as AdsEvent,
    children: {} as WizardChildren & { galleryUpload: 'galleryUpload' },
  },
  actors: {
    ...wizardActors,
    checkLink: notProvided<boolean, { url: string }>('checkLink'),
    readProductPage: notProvided<ProductInfo, { url: string }>('readProductPage'),
    checkMedia: notProvided<MediaLists, MediaLists>('checkMedia'),
    suggestScripts: notProvided<AdScripts, AdBrief>('suggestScripts'),
    createVideo: notProvided<{ jobId: string }, AdVideoRequest>('createVideo'),
    galleryUpload: galleryUploadMachine,
  },
  delays: wizardDelays,
  guards: wizardGuards(adsRules),
  actions: wizardActions(adsRules),
}).extend({
  guards: {
    linkIsMalformed: ({ context: { form } }) =>
      parseLink(form.url) === null || form.url.trim().length > LINK_CHARACTERS,
    linkIsAlreadyRead: ({ context }) => context.form.url.trim() === context.form.readUrl,
    linkNeedsNoCheck: ({ context }) => isVideoSharingLink(context.form.url),
    linkAnswers: (_, answers: boolean) => answers,
    pageGaveNothing: (_, error: unknown) => {
      const { status } = refusalOf(error);
      return status !== null && status >= 400 && status < 500;
    },
    placeIsAnother: ({ context }, { kind, from, to }: MediaMove) => {
      const isAPlace = (index: number) => context.form[listOf(kind)][index] !== undefined;
      return from !== to && isAPlace(from) && isAPlace(to);
    },
    imageIsOffered: ({ context }, { url }: { url: string }) => offeredImages(context.form).includes(url),
    productIsIncomplete: ({ context }) => anErrorStands(productErrors(context.form)),
    factsWereAskedFor: ({ context: { form } }) =>
      factsOf(form).length > 0 || (form.ideasFor !== null && form.scripts.length === 0),
    factsAreNeeded: (_, answer: AdScripts) => 'needs' in answer,
    factsAreUnusable: ({ context }) => anErrorStands(factErrors(context.form, context.factsNeeded ?? 1)),
  },
  actions: {
    refuseUrl: assign({ errors: { url: 'urlNotValid' } }),
    refuseProduct: assign({ errors: ({ context }) => productErrors(context.form) }),
    fillProduct: assign({
      form: ({ context }, info: ProductInfo) => ({
        ...context.form,
        title: info.title,
        description: info.product_description,
        images: info.images,
        videos: info.videos,
        moreImages: info.more_images ?? [],
        facts: [...noFacts],
        readUrl: context.form.url.trim(),
      }),
      errors: noErrors,
    }),
    /** Whoever told some already has told the page's own, or too few. */
    rememberNeed: assign(({ context: { form } }, answer: AdScripts) => {
      if (!('needs' in answer)) return {};
      const told = factsOf(form).length;
      const missing = answer.needed - Math.max(0, answer.found - told);
      return {
        factsNeeded: Math.min(missing, FACTS_NEEDED),
        errors: told > 0 ? { facts: 'factsMissing' as const } : noErrors,
      };
    }),
    writeFact: assign({
      form: ({ context: { form } }, { index, text }: { index: number; text: string }) => ({
        ...form,
        facts: form.facts.with(index, text),
      }),
      errors: noErrors,
    }),
    refuseFacts: assign({ errors: ({ context }) => factErrors(context.form, context.factsNeeded ?? 1) }),
    turnToOwnScript: assign({
      form: ({ context: { form } }) => ({
        ...form,
        scripts: [],
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
