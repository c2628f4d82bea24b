/** What the ads wizard knows, hears, needs and does; the chart itself is in `adsWizard.machine.ts`. */
import { assign, setup } from 'xstate';
import type { CaptionStyle } from '../../../contract/captionStyle';
import { CALL_LIMIT_MS, LINK_CHARACTERS, LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import type { AdVideoRequest } from '../../../contract/jobs.routes';
import type { ProductInfo } from '../../../contract/productInfo';
import type { AdBrief, ScriptIdea } from '../../../contract/script';
import type { Voice } from '../../../contract/voice';
import {
  galleryUploadMachine,
  type MediaKind,
  type MediaUploaded,
} from '../galleryUpload/galleryUpload.machine';
import { isVideoSharingLink, parseLink } from '../shared/link';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { voiceListMachine } from '../voiceList/voiceList.machine';
import { voiceRecorderMachine } from '../voiceRecorder/voiceRecorder.machine';
import { withRewrittenIdea } from '../wizard/scriptChoice';
import { anErrorStands, failed, isForbidden, late } from '../wizard/stepRefusal';
import { voiceNamed, wantedVoiceOf, withGrantedVoice, type VoiceOverChanged } from '../wizard/voiceChoice';
import { noErrors, type AdsErrorKey, type AdsErrors } from './adsErrors';
import { openSteps, productErrors, scriptErrors, settingsErrors } from './adsErrors';
import { emptyAdsForm, ideasKey, type AdsDraft, type AdsForm, type AdsStep, type TextName } from './adsForm';

type AdsEvent =
  | { type: 'text.changed'; name: TextName; text: string }
  | { type: 'step.submitted' }
  | { type: 'back.requested' }
  | { type: 'step.chosen'; step: AdsStep }
  | { type: 'retried' }
  | { type: 'call.cancelled' }
  | { type: 'manualUpload.chosen' }
  | { type: 'gallery.opened' }
  | { type: 'gallery.closed' }
  | { type: 'media.removed'; kind: MediaKind; index: number }
  | ({ type: 'media.moved' } & MediaMove)
  | MediaUploaded
  | { type: 'scriptSource.chosen'; source: AdsForm['scriptSource'] }
  | { type: 'idea.chosen'; index: number }
  | { type: 'idea.opened'; index: number }
  | { type: 'idea.rewritten'; text: string }
  | { type: 'idea.closed' }
  | { type: 'music.chosen'; audio: string }
  | { type: 'captionStyle.chosen'; style: CaptionStyle }
  | { type: 'voice.chosen'; voice: Voice }
  | VoiceOverChanged;

/** Within the list of its kind, by position. */
interface MediaMove {
  readonly kind: MediaKind;
  readonly from: number;
  readonly to: number;
}
interface AdsContext {
  readonly form: AdsForm;
  readonly errors: AdsErrors;
  /** The idea whose text is open for editing. */
  readonly openIdea: number | null;
  /** What was moved in the gallery last, and how many moves there were by then. */
  readonly lastMove: (MediaMove & { readonly nth: number }) | null;
  /** The name of a voice that is to be chosen once it is listed. */
  readonly wantedVoice: string | null;
  readonly jobId: string | null;
}
interface AdsInput {
  readonly draft: AdsDraft | null;
  /** The name of the voice that the wizard was opened with. */
  readonly voiceName: string | null;
}
interface Jump {
  readonly chosen: AdsStep;
  readonly step: AdsStep;
}
type MediaLists = Pick<AdsForm, 'images' | 'videos'>;
const listOf = (kind: MediaKind) => (kind === 'image' ? 'images' : 'videos');

export const adsWizardSetup = setup({
  types: {
    input: {} as AdsInput,
    context: {} as AdsContext & { readonly resumeAt: AdsStep },
    events: {} as AdsEvent,
    children: {} as {
      galleryUpload: 'galleryUpload';
      voiceList: 'voiceList';
      voiceRecorder: 'voiceRecorder';
    },
  },
  actors: {
    checkLink: notProvided<boolean, { url: string }>('checkLink'),
    readProductPage: notProvided<ProductInfo, { url: string }>('readProductPage'),
    checkMedia: notProvided<MediaLists, MediaLists>('checkMedia'),
    suggestScripts: notProvided<readonly ScriptIdea[], AdBrief>('suggestScripts'),
    createAdVideo: notProvided<{ jobId: string }, AdVideoRequest>('createAdVideo'),
    galleryUpload: galleryUploadMachine,
    voiceList: voiceListMachine,
    voiceRecorder: voiceRecorderMachine,
  },
  delays: { callLimit: CALL_LIMIT_MS, longCallLimit: LONG_CALL_LIMIT_MS },
  guards: {
    anErrorStands: ({ context }) => anErrorStands(context.errors),
    draftIsAt: ({ context }, step: AdsStep) => context.resumeAt === step,
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
    productIsIncomplete: ({ context }) => anErrorStands(productErrors(context.form)),
    ideasFitTheProduct: ({ context }) => context.form.ideasFor === ideasKey(context.form),
    scriptIsMissing: ({ context }) => anErrorStands(scriptErrors(context.form)),
    settingsAreIncomplete: ({ context }) => anErrorStands(settingsErrors(context.form)),
    callIsForbidden: (_, error: unknown) => isForbidden(error),
    wantedVoiceIsListed: ({ context }, voices: readonly Voice[]) =>
      voiceNamed(voices, context.wantedVoice) !== undefined,
    stepIsOpen: ({ context }, { chosen, step }: Jump) =>
      chosen === step && openSteps(context.form).includes(step),
    callMayBeRetried: ({ context }) => context.errors.step?.canRetry === true,
  },
  actions: {
    clearErrors: assign({ errors: noErrors }),
    refuseUrl: assign({ errors: { url: 'urlNotValid' } }),
    refuseCall: assign({
      errors: (_, { key, error }: { key: AdsErrorKey; error: unknown }): AdsErrors => failed(key, error),
    }),
    refuseLateCall: assign({ errors: (_, key: AdsErrorKey): AdsErrors => late(key) }),
    refuseProduct: assign({ errors: ({ context }) => productErrors(context.form) }),
    refuseScript: assign({ errors: ({ context }) => scriptErrors(context.form) }),
    refuseSettings: assign({ errors: ({ context }) => settingsErrors(context.form) }),
    edit: assign({
      form: ({ context }, changes: Partial<AdsForm>) => ({ ...context.form, ...changes }),
      errors: noErrors,
    }),
    fillProduct: assign({
      form: ({ context }, info: ProductInfo) => ({
        ...context.form,
        title: info.title,
        description: info.product_description,
        images: info.images,
        videos: info.videos,
        readUrl: context.form.url.trim(),
      }),
      errors: noErrors,
    }),
    rememberMedia: assign({ form: ({ context }, media: MediaLists) => ({ ...context.form, ...media }) }),
    addMedia: assign({
      form: ({ context }, { kind, url }: MediaUploaded) => ({
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
    rememberScripts: assign({
      form: ({ context }, scripts: readonly ScriptIdea[]) => ({
        ...context.form,
        scripts: [...scripts],
        chosenIdea: null,
        ideasFor: ideasKey(context.form),
      }),
    }),
    openIdea: assign({ openIdea: (_, index: number) => index }),
    closeIdea: assign({ openIdea: null }),
    rewriteIdea: assign({
      form: ({ context }, text: string) => withRewrittenIdea(context.form, context.openIdea, text),
      errors: noErrors,
    }),
    grantWantedVoice: assign({
      form: ({ context }, voices: readonly Voice[]) =>
        withGrantedVoice(context.form, voices, context.wantedVoice),
      wantedVoice: null,
      errors: noErrors,
    }),
    rememberJob: assign({ jobId: (_, jobId: string) => jobId }),
    announceRefusal: (_, _params: { detail: string | null }) => {
      throw new Error('action "announceRefusal" was not provided');
    },
  },
});

export const initialAdsContext = ({ draft, voiceName }: AdsInput) => {
  const form = draft?.form ?? emptyAdsForm;
  return {
    form,
    resumeAt: draft?.step ?? ('link' as const),
    errors: noErrors,
    openIdea: null,
    lastMove: null,
    wantedVoice: wantedVoiceOf(form, voiceName),
    jobId: null,
  };
};

const jumpTo = <Step extends AdsStep>(step: Step) =>
  ({
    guard: {
      type: 'stepIsOpen',
      params: ({ event }: { event: { step: AdsStep } }): Jump => ({ chosen: event.step, step }),
    },
    target: `#adsWizard.${step}`,
    actions: 'clearErrors',
  }) as const;
/** A step can be gone to when its forerunners are complete. [W16] */
export const jump = {
  link: jumpTo('link'),
  product: jumpTo('product'),
  script: jumpTo('script'),
  settings: jumpTo('settings'),
} as const;
