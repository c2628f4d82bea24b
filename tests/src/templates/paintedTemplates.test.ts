import { expect, test } from 'vitest';
import { templateNameSchema } from '../../../contract/video/templateName';
import { paintedTemplates } from '../../../src/templates/paintedTemplates';
import { isTemplate } from '../../../src/templates/registry';

test('[T1] every template that is painted is offered, and no other', () => {
  expect(paintedTemplates.toSorted()).toEqual(templateNameSchema.options.filter(isTemplate).toSorted());
});
