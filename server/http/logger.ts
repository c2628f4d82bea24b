/** What the server writes when something goes wrong: a line of JSON each, without people's data. */
import { pino } from 'pino';
import { withoutValues } from '../db/withoutValues';

export const createLogger = (to: pino.DestinationStream = process.stdout) =>
  pino(
    {
      level: 'warn',
      serializers: { err: (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error) },
      hooks: {
        // The line's own message is taken from the error before any serializer sees it.
        logMethod([first, ...rest], method) {
          method.apply(this, [withoutValues(first), ...rest] as Parameters<typeof method>);
        },
      },
    },
    to,
  );
