/** Words of the ads wizard alone. [W] */
export const adsWizardMessages = {
  home: 'Reelwright, create video',
  link: {
    label: 'Url',
    title: 'Share your product link to generate a video',
    text: 'Works with Amazon, Shopify, Etsy, App Store, Google Play, WordPress, eBay and most other shops.',
    field: 'Product link',
    placeholder: 'e.g. amazon product link, shopify product link',
    or: 'or',
    manual: 'Upload manually',
  },
  product: {
    label: 'Product info',
    text: 'Enter details about your product',
    title: 'Add product media',
    nameField: 'Product title',
    descriptionField: 'Product description',
    audienceField: 'Product Audience',
    audiencePlaceholder: 'Describe your audience (Optional)',
    mediaTitle: 'Media Files',
    mediaText: 'Add or remove photos that you would like to showcase for the product',
    addMedia: 'Add Media',
    editMedia: 'Edit Media',
    openGallery: 'Open the gallery',
    noMedia: 'No pictures or videos yet',
    mediaCount: (count: number) => `${count} chosen, 3 to 19 needed`,
    preview: 'Preview of the product',
  },
  facts: {
    title: 'Tell us three things about it',
    /** How many the page leaves to the person: one to three; null where that is not known. */
    text: (needed: number | null) =>
      needed === 1
        ? 'An ad needs three facts, and your description gives us two. Tell us one more, in your own words.'
        : needed === null
          ? 'What would you tell a friend about it, in your own words?'
          : needed === 2
            ? 'An ad needs three facts, and your description gives us one. Tell us two more, in your own words.'
            : 'Your description says too little for an ad. What would you tell a friend about it, in your own words?',
    told: 'In your own words',
    field: (nth: number) => `Fact ${nth}`,
    placeholders: [
      'e.g. It keeps coffee hot for six hours',
      'e.g. We make each one by hand',
      'e.g. It fits in any bag',
    ],
    hint: 'A short sentence each. They are spoken exactly as you write them.',
    own: 'Write the script yourself',
    change: 'Change',
    tell: 'Tell us about it',
  },
  captions: {
    title: 'Choose Captions Style',
    sample: 'Hello there',
    looks: { default: 'Default', outline: 'Outline', shadow: 'Shadow', gradient: 'Gradient', neon: 'Neon' },
  },
  busy: {
    checkingLink: 'Checking your link…',
    readingProductPage: 'Reading the product page…',
    checkingMedia: 'Checking your pictures and videos…',
    suggestingScripts: 'Writing scripts for your product…',
    creatingVideo: 'Starting your video…',
  },
  errors: {
    urlNotValid: 'Url is not valid',
    productInfoFailed: 'Failed to generate product info. Please try again.',
    extractionFailed: 'Failed to generate product info. Please try again or upload manually.',
    titleMissing: 'Please enter a product title',
    titleTooLong: 'Please shorten the product title to 300 characters',
    descriptionMissing: 'Please enter a product description',
    descriptionTooLong: 'Please shorten the product description to 20,000 characters',
    audienceTooLong: 'Please shorten the product audience to 500 characters',
    factsMissing: 'Please tell us something that your description does not say yet',
    factTooLong: 'Please shorten each of these to 140 characters',
    mediaCount: 'Please provide between 3 and 19 media items',
    mediaCheckFailed: 'Your media could not be checked. Please try again.',
    scriptIdeasFailed: 'Failed to generate scripts. Please try again.',
    scriptMissing: 'Select a script',
    scriptWordless: 'There is nothing to be spoken in this script: write words',
    scriptTooLong: 'This script is too long: at most 600 words can be spoken',
    musicMissing: 'Select background music',
    captionStyleMissing: 'Select captions style',
    voiceMissing: 'Select a voice',
    recordingMissing: 'Record your voice and press “Use this recording”, or upload one',
    videoFailed: 'Failed to generate videos.',
  },
} as const;
