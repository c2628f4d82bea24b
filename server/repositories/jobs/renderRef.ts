/** One render of a project. */
export interface RenderRef {
  readonly projectId: string;
  readonly renderId: string;
}
