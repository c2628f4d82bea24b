/** Which template paints the video. [T1] */
import { templateNameSchema } from '../../../../contract/video/templateProps';
import { defineCommand, definePlugin } from '../../kernel/plugin';

export const templatePlugin = definePlugin({
  id: 'template',
  commands: {
    'template.change': defineCommand<{ readonly template: string }>({
      check: ({ doc }, { template }) =>
        !templateNameSchema.safeParse(template).success
          ? 'unknownTemplate'
          : doc.getValue('template') === template
            ? 'nothingChanges'
            : null,
      run: ({ doc }, { template }) => void doc.setValue('template', template),
    }),
  },
});
