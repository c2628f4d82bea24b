import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { AccountSettingsScreen } from '../../screens/account/AccountSettingsScreen';
import { provideAccountSettings } from '../implementations/account/accountSettings.implementations';
import { provideAccountUsage } from '../implementations/account/accountUsage.implementations';
import { provideCreditLedger } from '../implementations/account/creditLedger.implementations';
import { provideNotices } from '../implementations/notices.implementations';
import { noticesOf } from '../keptNotices';
import { useApp } from '../app';
import { useProvidedActor } from '../useProvidedActor';

/** /account */
export default function AccountSettingsPage() {
  const { theme, session, window } = useApp();
  const actor = useProvidedActor(provideAccountSettings);
  const usage = useProvidedActor(provideAccountUsage);
  const [kept] = useState(() => noticesOf(window));
  const notices = useProvidedActor(provideNotices, { input: { kept } });
  const mailIsOffered = useSelector(session, ({ context }) => context.profile?.mail_notice ?? false);
  return (
    <AccountSettingsScreen
      {...{ actor, usage, theme, notices, mailIsOffered }}
      credits={useProvidedActor(provideCreditLedger)}
    />
  );
}
