/** XState's own events as people read them; the drawings use the same words. */

const INTERNAL = /^xstate\.(done\.actor|error\.actor|done\.state|snapshot|after|init|stop)\.?(.*)$/;

export function readableEvent(type: string): string {
  const [, kind = '', rest = ''] = INTERNAL.exec(type) ?? [];
  switch (kind) {
    case 'done.actor':
      return `${rest} answers`;
    case 'error.actor':
      return `${rest} fails`;
    case 'snapshot':
      return `${rest} moves`;
    case 'done.state':
      return `${rest.split('.').at(-1)} is complete`;
    case 'after': {
      const [delay = ''] = rest.split('.');
      return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
    }
    case 'init':
      return 'began';
    case 'stop':
      return 'ended';
    default:
      return type === '*' ? 'anything else' : type;
  }
}
