import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PREVIEWED_PICTURES } from '../../../contract/limits';
import { arrivalOf } from '../../../contract/ui/arrival';
import { KEEPING_PATH, RECEIVING_PATH } from '../../../contract/ui/paths';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { BrandChoice } from '../../screens/brandUse/BrandChoice';
import { Bookmarklet } from '../../screens/adsWizard/Bookmarklet';
import { AdsWizardScreen } from '../../screens/adsWizard/AdsWizardScreen';
import { useProvided, type App } from '../app';
import { adsDrafts, provideAdsWizard } from '../implementations/wizards/adsWizard.implementations';
import { brandChoice, provideBrandUse } from '../implementations/brandUse.implementations';
import { provideAudioPreview } from '../implementations/wizards/audioPreview.implementations';
import { provideOfferedStyles } from '../implementations/ownStyles.implementations';
import { provideShownMedia } from '../implementations/wizards/shownMedia.implementations';
import { provideStartOver } from '../implementations/wizards/startOver.implementations';
import { provideTextCopy } from '../implementations/textCopy.implementations';
import { bookmarkletOf } from '../../services/browser/handOver/sendPage';
import { useProvidedActor } from '../useProvidedActor';
import { WizardPage } from './WizardPage';
import { WizardPrice } from './WizardPrice';

const bookmarklet = ({ window }: App) =>
  bookmarkletOf({
    origin: window.location.origin,
    window: RECEIVING_PATH,
    form: KEEPING_PATH,
    barred: adsWizardMessages.sending.barred,
  });

const nothing: readonly string[] = [];

function AdsWizard() {
  const drafts = useProvided(adsDrafts);
  const preview = useProvidedActor(provideAudioPreview);
  const brand = useProvidedActor(provideBrandUse, { input: { choice: useProvided(brandChoice) } });
  const [search, setSearch] = useSearchParams();
  const input = { draft: drafts.read(), voiceName: search.get('voice'), arrival: arrivalOf(search) };
  const actor = useProvidedActor(provideAdsWizard, { input }, drafts.follow);
  const ownStyles = useProvidedActor(provideOfferedStyles);
  const jobId = useSelector(actor, ({ context }) => context.jobId);
  const isReading = useSelector(actor, ({ context }) => context.handedPage !== null);
  const copy = useProvidedActor(provideTextCopy);
  const shownMedia = useProvidedActor(provideShownMedia);
  const shown = useSelector(actor, (snapshot) =>
    snapshot.matches('settings') ? snapshot.context.form.images : nothing,
  );
  useEffect(
    () => shownMedia.send({ type: 'media.shown', addresses: shown.slice(0, PREVIEWED_PICTURES) }),
    [shownMedia, shown],
  );
  const code = useProvided(bookmarklet);
  // What came is taken in once: a reload, or a way back, is none that comes.
  useEffect(() => {
    if (!isReading && arrivalOf(search)) setSearch({}, { replace: true });
  }, [isReading, search, setSearch]);
  return jobId ? (
    <Navigate to={`/urltoads/videos/${jobId}`} replace />
  ) : (
    <AdsWizardScreen
      actor={actor}
      preview={preview}
      ownStyles={ownStyles}
      shownMedia={shownMedia}
      brand={<BrandChoice actor={brand} />}
      price={<WizardPrice actor={actor} kind="urltoads" />}
      bookmarklet={<Bookmarklet code={code} copy={copy} />}
    />
  );
}

const startOver = provideStartOver(adsDrafts);

/** /urltoads */
export default function AdsWizardPage() {
  return <WizardPage startOver={startOver} Wizard={AdsWizard} />;
}
