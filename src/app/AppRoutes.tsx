/** The route table. Every page is a chunk of its own, so that signing in loads no wizard. [R1]–[R7] */
import { Route, Routes } from 'react-router-dom';
import { RECEIVING_PATH, WATCH_PATH } from '../../contract/ui/paths';
import { NotFoundScreen } from '../screens/shell/NotFoundScreen';
import { MissingIdScreen } from '../screens/shell/MissingIdScreen';
import { later } from '../ui/loading/later';
import { shellMessages } from '../locales/messages/shell';
import { FlowsRoute } from './FlowsGate';
import { OperatorsOnly } from './OperatorGate';
import { Anybody, MembersOnly, VisitorsOnly } from './SessionGate';
import SignInPage from './pages/SignInPage';

const SignUpPage = later(() => import('./pages/SignUpPage'));
const ForgotPasswordPage = later(() => import('./pages/ForgotPasswordPage'));
const ResetPasswordPage = later(() => import('./pages/ResetPasswordPage'));
const SidebarLayout = later(() => import('./layouts/SidebarLayout'));
const TopBarLayout = later(() => import('./layouts/TopBarLayout'));
const EditorLayout = later(() => import('./layouts/EditorLayout'));
const ProjectsPage = later(() => import('./pages/ProjectsPage'));
const ProjectPage = later(() => import('./pages/ProjectPage'));
const MissingProjectPage = later(() => import('./pages/MissingProjectPage'));
const DemoPage = later(() => import('./pages/DemoPage'));
const EditorPage = later(() => import('./pages/EditorPage'));
const OperatorPage = later(() => import('./pages/OperatorPage'));
const PacksPage = later(() => import('./pages/PacksPage'));
const OperatorListPage = later(() => import('./pages/OperatorListPage'));
const VoicesPage = later(() => import('./pages/VoicesPage'));
const BrandKitPage = later(() => import('./pages/BrandKitPage'));
const VideosPage = later(() => import('./pages/VideosPage'));
const AccountSettingsPage = later(() => import('./pages/AccountSettingsPage'));
const JobsPage = later(() => import('./pages/JobsPage'));
const JobPage = later(() => import('./pages/JobPage'));
const WatchPage = later(() => import('./pages/WatchPage'));
const CreatePage = later(() => import('./pages/CreatePage'));
const AdsWizardPage = later(() => import('./pages/AdsWizardPage'));
const PageReceiptPage = later(() => import('./pages/PageReceiptPage'));
const ExplainerWizardPage = later(() => import('./pages/ExplainerWizardPage'));
const JobStatusPage = later(() => import('./pages/JobStatusPage'));

export const AppRoutes = () => (
  <Routes>
    <Route element={<VisitorsOnly />}>
      <Route path="/auth/sign-in" element={<SignInPage />} />
      <Route path="/auth/sign-up" element={<SignUpPage />} />
      <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
    </Route>
    <Route element={<Anybody />}>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path={RECEIVING_PATH} element={<PageReceiptPage />} />
      <Route path={`${WATCH_PATH}/:token`} element={<WatchPage />} />
    </Route>
    <Route element={<MembersOnly />}>
      <Route path="/create" element={<CreatePage />} />
      <Route element={<TopBarLayout />}>
        <Route path="/videos" element={<VideosPage />} />
        <Route path="/urltoads" element={<AdsWizardPage />} />
        <Route path="/urltoads/videos" element={<MissingIdScreen text={shellMessages.notFoundHint} />} />
        <Route path="/urltoads/videos/:jobId" element={<JobStatusPage />} />
        <Route path="/explainers" element={<ExplainerWizardPage />} />
      </Route>
      <Route element={<SidebarLayout />}>
        <Route path="/" element={<ProjectsPage />} />
        <Route path="/brand-kit" element={<BrandKitPage />} />
        <Route path="/voices" element={<VoicesPage />} />
        <Route path="/account" element={<AccountSettingsPage />} />
        <Route path="/jobs" element={<JobsPage />} />
        <Route path="/jobs/:jobId" element={<JobPage />} />
        <Route element={<OperatorsOnly />}>
          <Route path="/operator" element={<OperatorPage />} />
          <Route path="/operator/voices" element={<PacksPage key="voices" kind="voices" />} />
          <Route path="/operator/writers" element={<PacksPage key="writers" kind="writers" />} />
          <Route path="/operator/users" element={<OperatorListPage key="accounts" place="accounts" />} />
          <Route path="/operator/failures" element={<OperatorListPage key="failures" place="failures" />} />
          <Route path="/operator/audit" element={<OperatorListPage key="audit" place="audit" />} />
        </Route>
        <Route path="/project" element={<MissingProjectPage />} />
        <Route path="/project/educational" element={<DemoPage />} />
        <Route path="/project/:projectId" element={<ProjectPage />} />
      </Route>
      <Route element={<EditorLayout />}>
        <Route path="/project/:projectId/editor" element={<EditorPage />} />
      </Route>
    </Route>
    <Route path="/flows" element={<FlowsRoute />} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);
