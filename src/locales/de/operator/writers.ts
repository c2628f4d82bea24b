import type { writerPacksMessages } from '../../messages/operator/writers';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof writerPacksMessages> = {
  title: 'Autoren',
  intro:
    'Kleine Sprachmodelle, die auf diesem Server Skripte schreiben. Kein Text verlässt ihn. Ein Modell wird einmal von dort geladen, wo es veröffentlicht ist, ausprobiert und schreibt dann für alle. Ohne Grafikkarte dauert das seine Zeit; zitierte Skripte stehen so lange da.',
  loading: 'Autoren werden geladen',
  failed: 'Die Autoren konnten nicht geladen werden. Bitte versuche es noch einmal.',
  noEngine:
    'Diesem Server fehlt das Programm für diese Modelle: Seine optionalen Pakete wurden weggelassen, oder es gibt keine für dieses System. Führe npm ci --include=optional aus und starte den Server neu.',
  trying: 'Die ersten Worte werden geschrieben …',
  ready:
    'Schreibt Skripte für alle, wo kein Modell aus LLM_BASE_URL und keines, das auf diesem Rechner gefunden wurde, schreibt.',
  rests: 'Ruht: Ein anderer Autor kam später dazu und schreibt stattdessen.',
  explains: 'Er schreibt nicht mehr, und seine Datei wird gelöscht. Was er geschrieben hat, bleibt.',
  parameters: 'Parameter',
  billions: (count) => `${count} Milliarden`,
  memory: 'Arbeitsspeicher',
  needs: (needed) => `${needed}, während er schreibt`,
  fits: (machine) => `Passt: Dieser Rechner hat ${machine}.`,
  tooBig: (needed, machine, kept) =>
    `Passt nicht: Er braucht ${needed}, und dieser Rechner hat ${machine}, von denen ${kept} dem Server und seinen Videos bleiben.`,
};
