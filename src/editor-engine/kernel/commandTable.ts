/** One table from name to implementation, of all plugins. */
import type { Command, Plugin } from './plugin';

export function commandTable(plugins: readonly Plugin[]): ReadonlyMap<string, Command<unknown>> {
  const commands = new Map<string, Command<unknown>>();
  for (const plugin of plugins)
    for (const [name, command] of Object.entries(plugin.commands)) {
      if (commands.has(name)) throw new Error(`Plugin "${plugin.id}" redefines the command "${name}"`);
      commands.set(name, command as Command<unknown>);
    }
  return commands;
}
