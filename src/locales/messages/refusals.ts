/** What the server refuses, by its stable code; in English these are the server's own sentences. Those with figures are told them by the answer. [LG2] */
import { inLanguage } from '../inLanguage';

export const refusalsMessages = inLanguage('refusals', {
  page_blocked: "This shop doesn't let us read its page. Send it from your browser, or paste it.",
  page_is_a_wall:
    'This is the check that a shop shows to robots, not its product. Pass it in your browser, then send or paste the page again.',
  page_empty: 'No product could be found on this page. Use the link of one product, or upload manually.',
  page_missing: 'There is no page at this link any more. Check the link, or upload manually.',
  page_failing: 'This website answers with an error right now. Try again later, or upload manually.',
  page_too_heavy: 'This page is too heavy to be read. Upload the pictures manually instead.',
  not_a_page: 'This link leads to a file, not to a product page. Upload the file manually instead.',

  bad_url: 'This is not a web address. Paste a whole link that starts with http:// or https://.',
  credentials_in_url: 'Links with a user name or password in them are not fetched. Remove that part.',
  blocked_host: 'This link leads into a private network and is not fetched. Use a public link.',
  blocked_address: 'This link leads to a private address and is not fetched. Use a public link.',
  blocked_port: 'Only the usual web ports are fetched. Use a link without a port number.',
  unknown_host: 'There is no website at this address. Check the link for typing errors.',
  too_many_redirects: 'This link forwards too often. Open it in your browser and paste where it ends.',
  timeout: 'The website took too long to answer. Try again in a moment.',
  unreachable: 'The website did not answer. Check the link, or try again in a moment.',

  file_empty: 'This file is empty. Choose another one.',
  upload_broken_off: 'The upload broke off. Try again.',
  no_file: 'There is no file in this upload. Send one file in the field "file".',
  not_media:
    'This is neither a picture nor a video that can be used. Use JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV or WebM.',
  picture_broken: 'This picture cannot be read. It may be damaged; export it again as JPEG or PNG.',
  picture_too_large: 'This picture has too many pixels. Use one with at most 100 megapixels.',
  picture_too_small: 'This picture is too small to be shown in a video. Use a larger one.',
  clip_broken: 'This video cannot be read. It may be cut off; export it again as MP4.',
  clip_too_long: 'This video is too long. Use one of at most ten minutes.',
  only_embedded: 'Videos of this site can be watched but not used. Upload the video file instead.',
  not_fetched: 'This picture or video could not be fetched. Upload it instead.',

  not_a_logo: 'This is not a picture that can be a logo. Use PNG, SVG, JPEG, WebP, GIF or AVIF.',
  not_a_clip: 'This is not a video that can be used. Use MP4, MOV or WebM.',
  not_a_font: 'This is not a font. Use a .ttf, .otf, .woff or .woff2 file.',
  font_collection: 'This file holds several fonts. Take out the one that you want and upload it alone.',
  font_too_large: 'This font is too large when it is unpacked. Use one with fewer characters.',
  font_broken: 'This font cannot be read. It may be damaged; download or export it again.',
  font_without_name: 'This font has no family name. Export it again with a name, or use another one.',
  font_without_letters: 'This font lacks some of the letters A to Z and a to z. Use one that has them all.',

  recording_not_sound:
    'This file holds no sound that can be read. Use MP3, M4A, WAV, WebM or OGG, or record in the browser.',
  recording_silent: 'No voice can be heard in this recording. Check the microphone and record it again.',
  recording_too_short: 'This recording is shorter than a second. Record the whole script.',
  recording_too_long: 'This recording is longer than ten minutes. Shorten it, or make two videos of it.',

  script_empty: 'The script is empty. Write what should be said.',
  script_wordless: 'There is nothing to be spoken in this script: write words.',
  unknown_music: 'This music is not in the library. Choose one of the tracks.',
  unknown_media: 'The file is not there any more.',
  job_not_failed: 'This video did not fail. Open it to see how far it is.',
  stale_layout:
    'This project has been changed elsewhere since it was opened here. Choose which of the two to keep.',
  topic_unreadable: 'There are no words in this topic. Say in a few words what the video should explain.',
  wikipedia_unreachable: 'Wikipedia did not answer. Try again in a moment, or fill in the outline.',

  unauthorized: 'Sign in to do this.',
  too_many_requests: 'Too many requests. Please wait a minute and try again.',
  internal_error: 'Something went wrong on our side. Please try again.',
  out_of_room: 'The disk of this server is full. Ask whoever runs it to make room, then try again.',

  invalid_credentials: 'Invalid login credentials',
  user_already_exists: 'User already registered',
  same_password: 'New password should be different from the old password.',
  over_request_rate_limit: 'Too many tries. Please wait a few minutes.',
  otp_expired: 'Token has expired or is invalid',
  email_provider_disabled: 'Reset mails are not set up on this server.',
  unexpected_failure: 'Something went wrong. Please try again.',

  not_enough_credits: ({ missing }: { missing: number }) =>
    `You need ${missing} more ${missing === 1 ? 'credit' : 'credits'} to make this video. Ask whoever runs this server for more.`,
  script_too_long: ({ words, most }: { words: number; most: number }) =>
    `The script has ${words} words; at most ${most} can be spoken. Shorten it.`,
  script_unfilled: ({ places }: { places: number }) =>
    places === 1
      ? 'One place in the script is still in [brackets]. Replace it with your own words.'
      : `${places} places in the script are still in [brackets]. Replace them with your own words.`,
  media_count: ({ min, max, count }: { min: number; max: number; count: number }) =>
    `Choose ${min} to ${max} pictures and videos; there are ${count}.`,
});
