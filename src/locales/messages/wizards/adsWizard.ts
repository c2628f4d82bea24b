/** Words of the ads wizard alone. [W] */
import { inLanguage } from '../../inLanguage';

export const adsWizardMessages = inLanguage('wizards/adsWizard', {
  home: 'Reelwright, create video',
  link: {
    label: 'Url',
    title: 'Share your product link to generate a video',
    text: 'Works with Amazon, Shopify, Etsy, App Store, Google Play, WordPress, eBay and most other shops.',
    field: 'Product link',
    placeholder: 'e.g. amazon product link, shopify product link',
    or: 'or',
    manual: 'Upload manually',
    sending: 'Send from your browser',
    pasting: 'Paste the page',
  },
  sending: {
    title: 'Send a page from your browser',
    text: 'For shops that turn us away: your own browser opens the page and sends it here.',
    bookmarklet: 'Send to Reelwright',
    steps: [
      'Drag this button to your bookmarks bar.',
      'Open the product in its shop.',
      'Click the bookmark. The product opens here.',
    ],
    byHand: 'No bookmarks bar? Copy the code, add a bookmark, and paste the code as its address.',
    copy: 'Copy the code',
    copying: 'Copying…',
    copied: 'Copied',
    copyRefused: 'Your browser doesn’t let us copy it. Drag the button instead.',
    touch: [
      'Open your browser’s menu and add Reelwright to your home screen.',
      'Open the product in its shop or app.',
      'Share it, and choose Reelwright.',
    ],
    touchHint: 'Don’t see Reelwright in the list? Copy the page, and paste it here.',
    barred: 'This shop blocks sending its page. In Reelwright, choose “Paste the page” instead.',
  },
  pasting: {
    title: 'Paste the product page',
    text: 'Open the product in its shop, select everything, copy it, and paste it here.',
    field: 'The page, or its text',
    placeholder: 'Paste here',
    address: 'Address of the page (optional)',
    clipboard: 'Paste from the clipboard',
    isPage: 'This is a page. We’ll read the product and its pictures from it.',
    isText: 'Plain text: the first line becomes the title, the rest the description. You can edit both next.',
    onlyText: 'Use the text only',
  },
  offer: {
    title: (shop: string) => `A page from ${shop} is here`,
    text: (title: string) => `“${title}” would replace the product you’re working on.`,
    accept: 'Use this page',
    decline: 'Keep my product',
  },
  receipt: {
    receiving: 'Receiving the page…',
    keeping: 'Opening it in Reelwright…',
    severed: 'Your page opens in the shop’s tab',
    severedText: 'This shop keeps its windows separate. Continue in its tab; you can close this one.',
    unanswered: 'No page arrived',
    unansweredText:
      'If the shop’s tab shows Reelwright now, continue there. Otherwise send the page again, or paste it.',
    refused: 'This page can’t be used',
    toWizard: 'Go to the wizard',
  },
  product: {
    label: 'Product info',
    text: 'Enter details about your product',
    title: 'Add product media',
    nameField: 'Product title',
    descriptionField: 'Product description',
    priceField: 'Price',
    pricePlaceholder: 'Used in offers (Optional)',
    audienceField: 'Product Audience',
    audiencePlaceholder: 'Describe your audience (Optional)',
    mediaTitle: 'Media Files',
    mediaText: 'Add or remove photos that you would like to showcase for the product',
    addMedia: 'Add Media',
    editMedia: 'Edit Media',
    openGallery: 'Open the gallery',
    noMedia: 'No pictures or videos yet',
    mediaMissing: (count: number) =>
      count === 1
        ? 'One of the page’s pictures and videos couldn’t be loaded. Save it from the shop and add it here.'
        : `${count} of the page’s pictures and videos couldn’t be loaded. Save them from the shop and add them here.`,
    /** Its pictures that nobody has chosen. */
    moreOnPage: (count: number) =>
      count === 1
        ? 'The page has one more picture. You can add it in the gallery.'
        : `The page has ${count} more pictures. You can add them in the gallery.`,
    mediaCount: (count: number) => `${count} selected, 3 to 19 needed`,
    preview: 'Product preview',
    doubts: {
      several:
        'This page seems to show several products. Go back and use the link of one, or fill in yours below.',
      article:
        'This page looks like an article, not a product page. Go back and use the product’s own link, or fill in yours below.',
      unclear:
        'We can’t tell whether this page sells a product. Check what we found, or go back and use the product’s own link.',
    },
    readFrom: (shop: string) => `Read from ${shop}`,
    offered: {
      description:
        'We’re not sure which text describes the product. Choose one from the page, or write your own above.',
      price: 'We’re not sure what the product costs now. Choose a price from the page, or type it above.',
    },
  },
  /** What the page says, sentence by sentence. */
  said: {
    title: 'What should your ad say?',
    text: 'Choose at least three things from your description, or add your own.',
    /** Where enough of it is chosen already. */
    check: 'These seem to be about your product. Untick what is not, or choose others.',
    /** Beside the scripts. */
    inAd: 'What the ad says',
    legend: 'From your description',
    hint: 'We use these word for word.',
    count: (said: number, of: number) => `${said} of ${of} chosen`,
    /** All of it is chosen, and it is too little. */
    addYours: (needed: number) =>
      needed === 1 ? 'Add one more in your own words.' : `Add ${needed} more in your own words.`,
    full: (most: number) => `An ad holds up to ${most}. Remove one to add another.`,
    write: 'Write with these',
    own: 'In your own words',
  },
  facts: {
    title: 'Tell us three things about your product',
    text: 'Your description says too little for an ad. What would you tell a friend about it, in your own words?',
    /** In step 2, where nothing is missing yet. */
    asked: 'What should people know?',
    askedHint: 'Optional. Up to three things, used word for word.',
    field: (nth: number) => `Fact ${nth}`,
    placeholders: [
      'e.g. It keeps coffee hot for six hours',
      'e.g. We make each one by hand',
      'e.g. It fits in any bag',
    ],
    hint: 'One short sentence each. We use them word for word.',
    own: 'Write the script yourself',
  },
  captions: {
    title: 'Choose Captions Style',
    sample: 'Hello there',
    looks: { default: 'Default', outline: 'Outline', shadow: 'Shadow', gradient: 'Gradient', neon: 'Neon' },
  },
  busy: {
    checkingClaims: 'Checking your script against your product info…',
    checkingLink: 'Checking your link…',
    readingProductPage: 'Reading the product page…',
    readingClipboard: 'Reading the clipboard…',
    readingHandedPage: 'Reading the product page…',
    checkingMedia: 'Checking your pictures and videos…',
    suggestingScripts: 'Writing scripts for your product…',
    creatingVideo: 'Starting your video…',
  },
  linkFaults: {
    noAddress: 'Enter the address of the product’s page, such as https://shop.com/bottle.',
    otherScheme: 'Use an address that starts with https:// or http://.',
    tooLong:
      'This address is too long: the limit is 2,048 characters. Copy it from the product’s page again.',
  },
  errors: {
    urlNotValid: 'Url is not valid',
    productInfoFailed: 'Failed to generate product info. Please try again.',
    extractionFailed: 'Failed to generate product info. Please try again or upload manually.',
    sharedWithoutLink: 'There is no link in what you shared. Enter the link of the product.',
    pasteMissing: 'Paste the page, or its text',
    pasteTooLarge: 'This page is too large: at most 20 MB can be read. Copy only the part with the product.',
    clipboardRefused: 'We couldn’t read the clipboard. Click into the box, and press Ctrl+V or ⌘V.',
    pageTooLarge:
      'The page is too large: at most 20 MB can be sent. Paste the part with the product instead.',
    pageFromElsewhere: 'The page didn’t come from the shop it names, so we didn’t use it.',
    pageEmpty: 'The page was empty. Wait until it has loaded in the shop, then send it again.',
    pagesTooMany: 'Too many pages at once. Wait a minute, then send it again.',
    pageNotKept: 'We couldn’t save the page. Send it again, or paste it.',
    titleMissing: 'Please enter a product title',
    titleTooLong: 'Please shorten the product title to 300 characters',
    descriptionMissing: 'Please enter a product description',
    descriptionTooLong: 'Please shorten the product description to 20,000 characters',
    priceTooLong: 'Please shorten the price to 60 characters',
    audienceTooLong: 'Please shorten the product audience to 500 characters',
    factsMissing: 'Please add something your description doesn’t say yet',
    tooLittleSaid: 'Choose at least three things, or add your own',
    factTooLong: 'Please shorten each of these to 140 characters',
    mediaCount: 'Please provide between 3 and 19 media items',
    mediaCheckFailed: 'Couldn’t check your media. Please try again.',
    scriptIdeasFailed: 'Failed to generate scripts. Please try again.',
    scriptMissing: 'Select a script',
    scriptWordless: 'This script has nothing to say yet: add some words',
    scriptTooLong: 'This script is too long: the limit is 600 words',
    claimsOpen: 'This script says things your product info doesn’t. Edit them, or keep those you can prove.',
    musicMissing: 'Select background music',
    captionStyleMissing: 'Select captions style',
    voiceMissing: 'Select a voice',
    voiceCannotRead: 'This voice doesn’t speak your script’s language',
    recordingMissing: 'Record your voice and press “Use this recording”, or upload one',
    videoFailed: 'Failed to generate videos.',
  },
});
