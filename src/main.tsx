/** Starts the app in the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppContext } from './app/app';
import { AppRoutes } from './app/AppRoutes';
import { compose } from './app/compose';
import { FlowsDrawerGate } from './app/FlowsGate';
import { loadLanguage } from './locales/inLanguage';
import { shellMessages } from './locales/messages/shell';
import { ToastRegion } from './screens/toasts/ToastRegion';
import { leaveOutBrokenSound } from './services/browser/media/brokenSound';
import { watchStyles } from './ui/loading/lostStyles';
import '@fontsource-variable/inter/index.css';
import './ui/theme/global.css';

watchStyles(window);
leaveOutBrokenSound(window);

function start() {
  document.querySelector('meta[name=description]')?.setAttribute('content', shellMessages.description);
  const app = compose(window);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <AppContext value={app}>
        <BrowserRouter>
          <AppRoutes />
          <FlowsDrawerGate />
        </BrowserRouter>
        <ToastRegion actor={app.toasts} />
      </AppContext>
    </StrictMode>,
  );
}

void loadLanguage().then(start);
