/** How large a film may be shown, of a hundred; beside fitting its pane. */
export const ZOOMS = [25, 50, 100, 200] as const;
