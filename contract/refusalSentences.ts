/** What is refused, by its stable code, in English: the server answers these sentences, and the app translates them. [LG2] */
interface InLayout {
  readonly item: { readonly kind: string; readonly name: string } | null;
  readonly place: string;
}
interface TooLargeRender {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
  readonly fitSeconds: number;
  readonly fitWidth: number;
  readonly fitHeight: number;
}
interface Apart {
  readonly seconds: number;
  readonly words: number;
}

const missingThings = {
  address: 'There is nothing at this address.',
  project: 'There is no such project.',
  deletedProject: 'This project can’t be restored any more.',
  job: 'There is no such job.',
  file: 'There is no such file.',
  ownMedia: 'This picture, video or sound isn’t in your files.',
  chosenMedia: 'One of the pictures or videos does not exist. Choose it again.',
  recording: 'This recording does not exist. Record it again.',
  brandAsset: 'There is no such brand asset.',
  deletedBrandAsset: 'This brand asset can’t be restored any more.',
  version: 'There is no such version. It may have been cleared away; choose another.',
  user: 'There is no such user.',
  voiceSample: 'There is no sample of this voice.',
  handedPage:
    'This page is no longer here: it’s kept for ten minutes and read once. Send it again from the shop.',
  ownStyle: 'This style no longer exists.',
  shareLink: 'There is no such link. It may have ended.',
  sharedVideo: 'There is no video at this link. Check that you have all of it, or ask for a new one.',
  lookUp: 'Looking up topics is turned off on this server.',
  pack: 'There is no such pack.',
};
const brandAssets = { logo: 'logos', font: 'fonts', intro: 'intro videos', outro: 'outro videos' };

const transcriberFailures = {
  unreachable: 'The speech recogniser doesn’t answer. Try again in a moment.',
  keyRefused:
    'The speech recogniser doesn’t accept this server’s key. Ask its operator to check TRANSCRIBE_API_KEY.',
  busy: 'The speech recogniser is busy. Try again in a minute.',
  refused:
    'The speech recogniser answered with an error. Ask this server’s operator to check TRANSCRIBE_BASE_URL and TRANSCRIBE_MODEL.',
  tooSlow: 'The speech recogniser took too long. Try again later, or with a shorter clip.',
  unreadable:
    'The speech recogniser’s answer can’t be read. Ask this server’s operator whether it’s compatible with OpenAI’s.',
  wrongTimes: 'The speech recogniser gave times that can’t be right, so nothing was written. Try again.',
  noWordTimes:
    'The speech recogniser doesn’t say when each word is spoken. Ask this server’s operator for a model that does (timestamp_granularities[]=word).',
};

const notSaved = ({ item, place }: InLayout, why: string) => {
  const subject = item ? `The ${item.kind} “${item.name}”` : 'The layout';
  return `${subject} cannot be saved${place ? ` (${place})` : ''}: ${why}.`;
};
const apart = ({ seconds, words }: Apart, what = 'script') =>
  `The recording lasts ${seconds} s, and the ${what} has ${words} ${words === 1 ? 'word' : 'words'}: they don’t match.`;

export const refusalSentences = {
  page_blocked: "This shop doesn't let us read its page. Send it from your browser, or paste it.",
  page_is_a_wall:
    'This is the shop’s robot check, not the product. Pass it in your browser, then send or paste the page again.',
  page_empty: 'No product could be found on this page. Use the link of one product, or upload manually.',
  page_missing: 'There is no page at this link any more. Check the link, or upload manually.',
  page_failing: 'This website answers with an error right now. Try again later, or upload manually.',
  page_too_heavy: 'This page is too large to read. Upload the pictures manually instead.',
  not_a_page: 'This link leads to a file, not to a product page. Upload the file manually instead.',
  invalid_address: 'The address of this page is not a link. Correct it, or leave it empty.',

  bad_url: 'This is not a web address. Paste a whole link that starts with http:// or https://.',
  credentials_in_url: 'We don’t open links with a user name or password in them. Remove that part.',
  blocked_host: 'This link leads into a private network, so we can’t open it. Use a public link.',
  blocked_address: 'This link leads to a private address, so we can’t open it. Use a public link.',
  blocked_port: 'We only open the usual web ports. Use a link without a port number.',
  unknown_host: 'There is no website at this address. Check the link for typing errors.',
  too_many_redirects:
    'This link redirects too often. Open it in your browser and paste the address you end up at.',
  timeout: 'The website took too long to answer. Try again in a moment.',
  unreachable: 'The website did not answer. Check the link, or try again in a moment.',

  file_empty: 'This file is empty. Choose another one.',
  upload_broken_off: 'The upload was interrupted. Try again.',
  no_file: 'There is no file in this upload. Send one file in the field "file".',
  not_media:
    'We can’t use this as a picture or a video. Use JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV or WebM.',
  picture_broken: 'This picture cannot be read. It may be damaged; export it again as JPEG or PNG.',
  picture_too_large: 'This picture has too many pixels. Use one with at most 100 megapixels.',
  picture_too_small: 'This picture is too small for a video. Use a larger one.',
  clip_broken: 'This video cannot be read. It may be cut off; export it again as MP4.',
  clip_too_short: 'This video is too short. Use one of at least half a second.',
  clip_too_long: 'This video is too long. Use one of at most ten minutes.',
  sound_broken: 'This sound cannot be read. It may be damaged; export it again as MP3 or WAV.',
  sound_silent: 'There is nothing to hear in this file. Use another one.',
  sound_too_short: 'This sound is too short. Use one of at least a tenth of a second.',
  sound_too_long: 'This sound is too long. Use one of at most ten minutes.',
  only_embedded: 'Videos from this site can be watched but not reused. Upload the video file instead.',
  not_fetched: 'This picture or video could not be fetched. Upload it instead.',
  media_right_ended: 'This link has expired. Reload the page to get a new one.',

  nothing_to_share: 'There is no video to share yet. Render it first, as MP4 or WebM.',
  share_link_expired: 'This link has expired. Ask whoever sent it for a new one.',
  share_link_revoked: 'This link was revoked by its owner, so the video can no longer be watched here.',

  not_a_logo: 'We can’t use this as a logo. Use PNG, SVG, JPEG, WebP, GIF or AVIF.',
  not_a_clip: 'We can’t use this as a video. Use MP4, MOV or WebM.',
  not_a_font: 'This is not a font. Use a .ttf, .otf, .woff or .woff2 file.',
  font_collection: 'This file contains several fonts. Upload the one you want as a file of its own.',
  font_too_large: 'This font is too large when it is unpacked. Use one with fewer characters.',
  font_broken: 'This font cannot be read. It may be damaged; download or export it again.',
  font_without_name: 'This font has no family name. Export it again with a name, or use another one.',
  font_without_letters: 'This font lacks some of the letters A to Z and a to z. Use one that has them all.',

  recording_not_sound:
    'We can’t read any sound in this file. Use MP3, M4A, WAV, WebM or OGG, or record in the browser.',
  recording_silent: 'We can’t hear a voice in this recording. Check the microphone and record it again.',
  recording_too_short: 'This recording is shorter than a second. Record the whole script.',
  recording_too_long: 'This recording is longer than ten minutes. Shorten it, or make two videos of it.',
  sentence_recording_too_short: 'This recording is too short to hold a word. Record the sentence again.',
  sentence_recording_too_long: 'This recording is longer than three minutes. Record this sentence alone.',

  script_empty: 'The script is empty. Write what should be said.',
  script_wordless: 'This script has nothing to say yet: add some words.',
  voice_needed: 'This video uses your own recording. Choose a voice for this sentence.',
  no_language_model:
    'This server has no language model, so nothing can be translated. Ask its operator to add one.',
  translation_failed:
    'The language model gave no translation that could be used. Try again, or choose another language.',
  no_transcriber:
    'This server has no speech recogniser, so it can’t hear what is said. Ask its operator to add one.',
  transcriber_failed: ({ why }: { why: keyof typeof transcriberFailures }) => transcriberFailures[why],
  media_soundless: 'There is no sound in this clip. Choose one with somebody speaking.',
  nothing_said: 'No words can be heard in this. Choose a clip with somebody speaking.',
  unknown_music: 'This music is not in the library. Choose one of the tracks.',
  unknown_media: 'The file is not there any more.',
  too_few_credits: 'The account doesn’t have that many credits.',
  operator_account: 'An operator’s account cannot be locked or deleted here.',
  job_not_failed: 'This video did not fail. Open it to see how far it is.',
  stale_layout:
    'This project has been changed elsewhere since you opened it here. Choose which version to keep.',
  wrong_project: 'This layout belongs to another project. Open the project again.',
  invalid_if_match: 'If-Match names no revision. Send the one that was opened, in quotes.',
  render_nothing_to_draw: 'The video has no length yet: add something to it first.',
  topic_unreadable: 'There are no words in this topic. Say in a few words what the video should explain.',
  sentence_not_on_page: 'A chosen sentence is no longer in the description. Choose again what the ad says.',
  wikipedia_unreachable: 'Wikipedia did not answer. Try again in a moment, or fill in the outline.',

  generation_failed:
    'The video could not be made: something went wrong on our side. Please try again in a few minutes.',
  rendering_failed:
    'The video could not be rendered: something went wrong on our side. Please try again in a few minutes.',

  account_leaving: 'This account is being deleted. Keep it first.',
  data_link_ended: 'This link has expired. Ask for your data again.',
  unauthorized: 'Sign in to do this.',
  bad_request: 'The request could not be read. Check that its body is valid JSON.',
  unsupported_media_type: 'This kind of content is not accepted. Send JSON.',
  refused: 'The server refused this.',
  too_many_requests: 'Too many requests. Please wait a minute and try again.',
  server_busy: 'This server is busy right now. Try again in a few minutes.',
  idempotency_key_invalid: 'The Idempotency-Key must be 1 to 255 visible ASCII characters.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request. Use a new one.',
  idempotency_in_progress: 'The same request is still being worked on. Wait a moment for its answer.',
  internal_error: 'Something went wrong on our side. Please try again.',
  out_of_room: 'This server’s disk is full. Ask its operator to free up space, then try again.',

  invalid_credentials: 'Invalid login credentials',
  user_already_exists: 'User already registered',
  email_exists: 'Another account has this e-mail address.',
  email_not_confirmed: 'Confirm your address first: open the link in the mail we sent you.',
  weak_password: 'This password is very common and easy to guess. Choose another one.',
  insufficient_aal: 'Confirm with your second factor first.',
  mfa_challenge_expired: 'That took too long. Enter the code your app shows now.',
  mfa_factor_name_conflict: 'You have a second factor of that name already. Choose another name.',
  mfa_factor_not_found: 'There is no such second factor.',
  mfa_recovery_codes_sole_factor: 'Add an authenticator app before you make recovery codes.',
  mfa_verification_failed: 'That code isn’t right. Enter the one your app shows now.',
  mfa_verified_factor_exists: 'You have recovery codes already.',
  too_many_enrolled_mfa_factors: 'You can’t add another second factor. Remove one first.',
  password_too_short: ({ least }: { least: number }) =>
    `This password is too short. Use at least ${least} characters.`,
  same_password: 'New password should be different from the old password.',
  over_request_rate_limit: 'Too many tries. Please wait a few minutes.',
  otp_expired: 'Token has expired or is invalid',
  email_provider_disabled: 'E-mail isn’t set up on this server.',
  validation_failed: 'Something in this form isn’t valid. Check what you entered.',
  no_authorization: 'This endpoint requires a valid Bearer token',
  bad_jwt: 'The access token is not valid or has expired.',
  bad_json: 'The body of the request is not JSON.',
  session_not_found: 'The session of this access token has ended.',
  refresh_token_not_found: 'Your session has ended. Sign in again.',
  refresh_token_already_used: 'Your session has ended. Sign in again.',
  user_banned: 'This account is locked. Contact the operator of this server.',
  user_not_found: 'Your session has ended. Sign in again.',
  unexpected_failure: 'Something went wrong. Please try again.',

  not_found: (figures: { what: keyof typeof missingThings } | ({ what: 'usedFile' } & InLayout)) =>
    figures.what === 'usedFile'
      ? notSaved(figures, 'it uses a file that does not exist. Remove it and save again')
      : missingThings[figures.what],
  too_large: ({ what, most }: { what: 'link' | 'request'; most: number | null }) =>
    what === 'link'
      ? 'The file at this link is too large to load.'
      : most === null
        ? 'This is too large. Send something smaller.'
        : `This is too large: at most ${most} MB are accepted.`,
  file_too_large: ({ most }: { most: number | null }) =>
    `This file is too large. ${most === null ? 'Choose a smaller one.' : `Use one of at most ${most} MB.`}`,
  page_too_large: ({ most }: { most: number }) =>
    `This page is too large: at most ${most} MB can be read. Copy only the part with the product.`,
  page_from_elsewhere: ({ stated, given }: { stated: string; given: string }) =>
    `This page says it is from ${stated}, not from ${given}. Correct the address, or leave it empty.`,
  brand_kit_full: ({ type, most }: { type: keyof typeof brandAssets; most: number }) =>
    `Your brand kit holds ${most} ${brandAssets[type]} already. Delete one, then try again.`,
  too_many_jobs: ({ most }: { most: number }) =>
    `${most} of your videos are being made already. Wait until one is ready, then try again.`,
  too_many_renders: ({ most }: { most: number }) =>
    `${most} of your videos are being rendered already. Wait until one is ready, then try again.`,
  too_many_share_links: ({ most }: { most: number }) =>
    `This video has ${most} links already. Revoke one that is no longer needed, then try again.`,
  too_many_styles: ({ most }: { most: number }) =>
    `You have ${most} styles already. Delete one that you no longer need, then try again.`,
  style_name_taken: ({ name }: { name: string }) =>
    `You have a style called “${name}” already. Choose another name.`,
  too_many_projects: ({ most }: { most: number }) =>
    `You have ${most} projects, which is the limit. Delete one you no longer need, then try again.`,
  too_many_uploads: ({ most, hours }: { most: number; hours: number }) =>
    `You have uploaded ${most} files today, which is the daily limit. You can upload more in ${hours} h.`,
  storage_full: ({ used, most }: { used: number; most: number }) =>
    `Your storage is full: ${used} of ${most} GB are in use. Delete projects or brand files you no longer need; the space is free ten minutes later.`,
  render_too_large: ({ width, height, fps, seconds, fitSeconds, fitWidth, fitHeight }: TooLargeRender) =>
    `This video is too large to render here: ${width}×${height} pixels, ${fps} frames a second, ${seconds} s. At this size ${fitSeconds} s would fit; at this length, ${fitWidth}×${fitHeight} pixels.`,
  gif_too_long: ({ seconds, most }: { seconds: number; most: number }) =>
    `This video is ${seconds} s long; a GIF takes at most ${most} s. Choose MP4 or WebM, or shorten the video.`,

  account_locked: ({ contact }: { contact: string }) => `This account is locked. Write to ${contact}.`,

  not_enough_credits: ({ missing }: { missing: number }) =>
    `You need ${missing} more ${missing === 1 ? 'credit' : 'credits'} to make this video. Ask this server’s operator for more.`,
  media_count: ({ min, max, count }: { min: number; max: number; count: number }) =>
    `Choose ${min} to ${max} pictures and videos; there are ${count}.`,
  invalid_media: ({ address }: { address: string }) =>
    `“${address}” is not the address of a picture or video.`,
  too_few_media: ({ count, min, lost }: { count: number; min: number; lost: string }) =>
    `Only ${count} of the pictures and videos could be used; ${min} are needed. ${lost} Choose or upload others.`,
  script_too_long: ({ words, most }: { words: number; most: number }) =>
    `The script has ${words} words; at most ${most} can be spoken. Shorten it.`,
  script_unfilled: ({ places }: { places: number }) =>
    places === 1
      ? 'One place in the script is still in [brackets]. Replace it with your own words.'
      : `${places} places in the script are still in [brackets]. Replace them with your own words.`,
  script_unspoken: ({ sentences }: { sentences: number }) =>
    sentences === 1
      ? 'One sentence of the script is not spoken yet. Open the script, then speak or delete it.'
      : `${sentences} sentences of the script are not spoken yet. Open the script, then speak or delete them.`,
  recording_too_short_for_script: (figures: Apart) =>
    `${apart(figures)} Read all of it, or shorten the script.`,
  recording_too_long_for_script: (figures: Apart) =>
    `${apart(figures)} Add what else you say to the script, or record only the script.`,
  recording_too_short_for_sentence: (figures: Apart) =>
    `${apart(figures, 'sentence')} Read all of it, or shorten the sentence.`,
  recording_too_long_for_sentence: (figures: Apart) =>
    `${apart(figures, 'sentence')} Add what else you say to the sentence, or record only that sentence.`,
  unknown_voice: ({ voice, now }: { voice: string; now: 'choosing' | 'later' }) =>
    now === 'choosing'
      ? `There is no voice called “${voice}”. Choose one from the list.`
      : `The voice “${voice}” is not available any more. Choose another one.`,
  voice_out_of_service: ({ voice }: { voice: string }) =>
    `The voice “${voice}” is out of service. Choose another voice, or try later.`,
  unspeakable_script: ({ why }: { why: 'otherLetters' | 'noWords' }) =>
    why === 'noWords'
      ? 'There is nothing to say in this script. Write it in words.'
      : 'The built-in voices read English only. Write the script in Latin letters, record it yourself, or choose captions without a voice.',
  voice_language: ({ language, voice, speaks }: { language: string; voice: string; speaks: string }) =>
    `This script is in ${language}, and ${voice} speaks ${speaks}. Choose another voice, record your own, or use captions only.`,

  unknown_template: ({ name }: { name: string }) => `No template found for string: ${name}`,
  invalid_input: ({ fields, item = null, place }: { fields: readonly string[] } & Partial<InLayout>) =>
    place === undefined
      ? `Some of this cannot be used${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`
      : notSaved({ item, place }, 'it doesn’t have the right form'),
  too_deep: (at: InLayout) => notSaved(at, 'it is nested too deeply'),
  negative_window: (at: InLayout & { from: number; to: number }) =>
    notSaved(at, `it ends (${at.to} ms) before it begins (${at.from} ms)`),
  overlapping_windows: (at: InLayout & { from: number; before: string; end: number }) =>
    notSaved(at, `it begins (${at.from} ms) before “${at.before}” has ended (${at.end} ms)`),
  foreign_media: (at: InLayout & { address: string }) =>
    notSaved(at, `“${at.address}” is not one of your files. Upload it first, then use it in the video`),
  foreign_style: (at: InLayout & { value: string }) =>
    notSaved(at, `“${at.value}” would fetch something. Use plain values`),
  unreadable_text: (at: InLayout) => notSaved(at, 'it holds characters that cannot be stored'),

  render_foreign_address: ({ name, address }: { name: string; address: string }) =>
    `“${name}” uses a file that is not stored here (${address}). Upload it, then put it in again.`,
  render_missing_file: ({ name }: { name: string }) =>
    `The file of “${name}” is gone. Replace it, then render again.`,
  render_broken_file: ({ name }: { name: string }) =>
    `The file of “${name}” cannot be read: it may be damaged or cut off. Replace it, then render again.`,
  render_unknown_template: ({ name }: { name: string }) => `No template found for string: ${name}`,
};
