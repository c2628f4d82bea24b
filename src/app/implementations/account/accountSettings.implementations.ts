/** The settings of an account, on the authentication and the API. */
import { accountSettingsMachine } from '../../../machines/accountSettings/accountSettings.machine';
import type { AccountFacts } from '../../../../contract/account';
import { getClientConfig } from '../../../../contract/routes/clientConfig.routes';
import { settingsMessages } from '../../../locales/messages/account/settings';
import { createUserService } from '../../../services/user.service';
import type { App } from '../../app';
import { asking, calling } from '../../calling';

export function provideAccountSettings({ auth, call, session, toasts, window }: App) {
  const user = createUserService(call);
  return accountSettingsMachine.provide({
    actors: {
      fetchAccount: asking(async (signal): Promise<AccountFacts> => {
        const { sign_in_stays: signInStays } = await call(getClientConfig, { signal });
        return { ...(await (await auth()).fetchAccount()), signInStays };
      }),
      saveName: calling(async (input) => (await auth()).saveName(input)),
      askNewEmail: calling(async (input) => (await auth()).askNewEmail(input)),
      setPassword: calling(async (input) => (await auth()).setPassword(input)),
      beginFactor: asking(async () => (await auth()).beginFactor()),
      verifyFactor: calling(async (input) => (await auth()).verifyFactor(input)),
      removeFactor: asking(async () => (await auth()).removeFactor()),
      makeCodes: asking(async () => (await auth()).makeCodes()),
      endOtherSessions: asking(async () => (await auth()).endOtherSessions()),
      // The answer is a download: the page stays.
      downloadData: asking(async (signal) => window.location.assign(await user.takeOutData(signal))),
      deleteAccount: asking(user.deleteAccount),
    },
    actions: {
      noticeDeletion: () => session.send({ type: 'profile.outdated' }),
      announceOpenSessions: () =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'error',
            title: settingsMessages.deletion.openSessionsTitle,
            text: settingsMessages.deletion.openSessions,
          },
        }),
    },
  });
}
