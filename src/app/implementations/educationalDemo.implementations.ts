/** The sample explainer, from the product's own files. */
import { educationalDemoMachine } from '../../machines/educationalDemo/educationalDemo.machine';
import { createDemoService } from '../../services/demo.service';
import type { App } from '../app';
import { asking } from '../calling';

export const provideEducationalDemo = ({ window }: App) =>
  educationalDemoMachine.provide({
    actors: { fetchSample: asking(createDemoService(window.fetch.bind(window)).fetchSample) },
  });
