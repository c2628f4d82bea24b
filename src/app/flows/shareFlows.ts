/** Carries reports to and from the other tabs, so that `/flows` in one shows what is done in the other. */
import type { FlowReport, RunningFlow } from '../../../contract/ui/flowsRecord';
import { openTabChannel } from '../../services/browser/tabs/tabChannel';

type Message = { readonly kind: 'report'; readonly report: FlowReport } | { readonly kind: 'rollCall' };

/** @param hear takes what another tab reports. */
export function shareFlows(hear: (report: FlowReport) => void) {
  const running = new Map<string, RunningFlow>();
  const channel = openTabChannel<Message>('flows', (message) => {
    if (message.kind === 'report') hear(message.report);
    else for (const flow of running.values()) say({ kind: 'began', flow });
  });
  const say = (report: FlowReport) => channel.say({ kind: 'report', report });
  channel.say({ kind: 'rollCall' });
  return {
    report(report: FlowReport) {
      if (report.kind === 'ended') running.delete(report.id);
      else running.set(report.flow.id, report.flow);
      say(report);
    },
    /** The tab goes: what ran in it runs no more. */
    leave() {
      for (const id of running.keys()) say({ kind: 'ended', id });
      channel.close();
    },
  };
}
