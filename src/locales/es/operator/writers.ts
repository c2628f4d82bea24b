import type { writerPacksMessages } from '../../messages/operator/writers';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof writerPacksMessages> = {
  title: 'Redactores',
  intro:
    'Pequeños modelos de lenguaje que escriben guiones en este servidor. Ningún texto sale de él. Cada modelo se descarga una vez de donde está publicado, se prueba y luego escribe para todos. Sin tarjeta gráfica lleva su tiempo; mientras tanto están los guiones citados.',
  loading: 'Cargando los redactores',
  failed: 'No se han podido cargar los redactores. Inténtalo de nuevo.',
  noEngine:
    'Este servidor no tiene el motor de estos modelos: se omitieron sus paquetes opcionales o no los hay para este sistema. Ejecuta npm ci --include=optional y reinicia el servidor.',
  trying: 'Escribiendo sus primeras palabras…',
  ready:
    'Escribe guiones para todos cuando no lo hace un modelo de LLM_BASE_URL ni uno encontrado en esta máquina.',
  rests: 'En reposo: otro redactor se añadió después y escribe en su lugar.',
  explains: 'Deja de escribir y su archivo se borra. Los guiones que escribió se conservan.',
  parameters: 'Parámetros',
  billions: (count) => `${count} mil millones`,
  memory: 'Memoria',
  needs: (needed) => `${needed} mientras escribe`,
  fits: (machine) => `Cabe: esta máquina tiene ${machine}.`,
  tooBig: (needed, machine, kept) =>
    `No cabe: necesita ${needed} y esta máquina tiene ${machine}, de los que ${kept} quedan para el servidor y sus vídeos.`,
};
