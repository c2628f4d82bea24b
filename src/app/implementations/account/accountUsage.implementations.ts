/** What an account has in use, on the API. */
import { accountUsageMachine } from '../../../machines/accountUsage/accountUsage.machine';
import { createUserService } from '../../../services/user.service';
import type { App } from '../../app';
import { asking } from '../../calling';

export const provideAccountUsage = ({ call }: App) =>
  accountUsageMachine.provide({ actors: { fetchUsage: asking(createUserService(call).fetchUsage) } });
