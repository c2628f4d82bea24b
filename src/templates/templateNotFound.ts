/** The one refusal of a template's name that nobody registered. [T1] */
export class TemplateNotFound extends Error {
  override readonly name = 'TemplateNotFound';
  constructor(readonly template: string) {
    super(`No template found for string: ${template}`);
  }
}
