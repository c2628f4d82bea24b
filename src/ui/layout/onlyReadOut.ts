/** The look of words that are only read out: whatever their length in a language, they make nothing wider. */
export const onlyReadOut = {
  position: 'absolute',
  width: '1px',
  minWidth: 0,
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
