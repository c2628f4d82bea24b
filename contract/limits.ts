/** Every number of the specification, each with its checklist row, and the limits that this server adds. */

/** [W7] images plus videos of one ad, both ends inclusive. */
export const MEDIA_COUNT = { min: 3, max: 19 } as const;
/** [J4] [V2] */
export const JOB_POLL_MS = 3000;
export const PROJECT_POLL_MS = 5000;
/** How many polls in a row may find no server, as while it restarts, before that is told. */
export const POLL_TROUBLES = 3;
/** [W10] */
export const MUSIC_PREVIEW_VOLUME = 0.1;
/** [W11] words of a voice's description in the list. */
export const VOICE_DESCRIPTION_WORDS = 5;
/** [S1] ten seconds of each style, ten frames a second. */
export const STYLE_THUMBNAIL = { frames: 100, fps: 10 } as const;
/** [V3] */
export const PROJECT_TITLE_CHARACTERS = 40;
/** [N1] */
export const TOAST_OPEN_MS = 5000;
export const TOAST_REMOVAL_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
/** [T2] the default canvas of a generated video. */
export const DEFAULT_SIZE = { width: 1080, height: 1920 } as const;
export const DEFAULT_FPS = 30;
/** [T3] */
export const CAPTION = {
  fontSizePx: 80,
  bottomPx: 350,
  background: 'rgba(0,0,0,0.5)',
  opacity: 0.7,
  entranceFrames: 5,
} as const;
/** [Y4] */
export const SPRING = { damping: 30, stiffness: 200, mass: 0.5 } as const;
export const ZOOM_SCALE = { from: 1, to: 1.2 } as const;
export const TRANSITION_SECONDS = 0.5;
/** [Y4] How long one may be asked to take. */
export const TRANSITION_MS = { min: 100, max: 3000 } as const;
/** [Y5] */
export const TEXT_ENTRANCE_FRAMES = 30;
/** [Y6] A hitch shorter than this is not shown; sounds that may play at once. */
export const BUFFERING_MS = 300;
export const SHARED_AUDIO_TAGS = 5;
/** [E3] */
export const NEW_ITEM_MS = 3000;
export const NEW_ITEM_ZOOM_MS = 2000;

/** [ED4] A GIF of a minute is as large as a film of ten already. */
export const GIF_SECONDS = 60;
/** [E2] ms: a shot or caption that is shown for less is a flicker; a hand that goes on leaves its neighbour so much. */
export const SHORTEST_SHOT_MS = 300;

/** What this server accepts; `{detail}` names the limit that was passed. */
export const SCRIPT_WORDS = { min: 1, max: 600 } as const;
/** [W8] words of an idea for an ad: 16 to 36 seconds, spoken. */
export const IDEA_WORDS = { min: 40, max: 90 } as const;
/** [WR2] How long a script may be asked to take. */
export const SCRIPT_SECONDS = [15, 30, 60] as const;
/** [WR2] Its words at a speaking pace of 2.5 a second, a fifth less to a tenth more. */
export const WORDS_BY_SECONDS = {
  15: { min: 30, max: 42 },
  30: { min: 60, max: 83 },
  60: { min: 120, max: 165 },
} as const;
/** [WR2] Scripts that were shown already and are sent along where others are wanted. */
export const SCRIPTS_SHOWN = 30;
/** More than any list of scripts has, and a model's thinking with it. */
export const MODEL_ANSWER_CHARACTERS = 200_000;
/** An ad quotes at least so many sentences of its page or its seller. */
export const FACTS_NEEDED = 3;
/** About twenty words: three of them and a frame are an ad. */
export const FACT_CHARACTERS = 140;
/** A sentence of a page that is longer than this is a text of its own. */
export const PAGE_SENTENCE_CHARACTERS = 400;
/** Rows of a page's table, and characters of one of them. */
export const PROPERTIES = 40;
export const PROPERTY_CHARACTERS = 160;
/** Most of them in one ad: more than a minute. */
export const SENTENCES_SAID = 10;
/** [TP1] Sentences of an article, or of notes, to choose from, and most of them in one script. */
export const OFFERED_SENTENCES = { offered: 120, said: 60 } as const;
/** [X3] words of a script that explains something: half a minute to a minute. */
export const EXPLAINER_WORDS = { min: 70, max: 125 } as const;
export const TITLE_CHARACTERS = 300;
export const DESCRIPTION_CHARACTERS = 20_000;
export const AUDIENCE_CHARACTERS = 500;
export const PRICE_CHARACTERS = 60;
export const LINK_CHARACTERS = 2048;
export const SCRIPT_CHARACTERS = 20_000;
/** [SC1] Of a script that is changed in the editor: more than one breath says. */
export const SENTENCE_CHARACTERS = 1000;
/** [SC4] What is said and shown in one video, in texts that are translated at once. */
export const TRANSLATED_TEXTS = 1000;
export const TRANSLATED_NAMES = 20;
/** The longest video that one project may hold. */
export const VIDEO_MS = { max: 10 * 60 * 1000 } as const;
/** A clip that somebody brings: shorter is not seen, longer than the longest video is not needed. */
export const CLIP_MS = { min: 500, max: 10 * 60 * 1000 } as const;
export const VIDEO_ITEMS = 10_000;
export const VIDEO_MARKERS = 1_000;
/** [Y3] Of a side of a picture, what a crop leaves at least; the strongest blur. */
export const CROP_LEAST = 0.05;
export const BLUR_PX = 60;
/** [Y4] How small and large a keyframe may make an item, and how many one may have. */
export const KEYFRAME_SCALE = { min: 0.01, max: 20 } as const;
export const ITEM_KEYFRAMES = 200;
/** A sound that somebody brings: an effect may be very short. */
export const SOUND_MS = { min: 100, max: 10 * 60 * 1000 } as const;
/** Ten minutes at more beats a minute than anybody taps. */
export const FILE_BEATS = 2400;
/** What finds beats is mostly off by one level of the metre, seldom by two. */
export const BEAT_RATES = [0.25, 0.5, 1, 2, 4] as const;
/** How much faster or slower a clip may play. */
export const CLIP_SPEED = { min: 0.25, max: 4 } as const;
/** How much faster or slower than its own pace a voice may speak. */
export const SPEECH_SPEED = { min: 0.75, max: 1.5, step: 0.05 } as const;
/** A voice-over of the user's own. */
export const RECORDING_MS = { min: 1000, max: VIDEO_MS.max } as const;
/** The same of one sentence: of one short word, and of a thousand characters read slowly. */
export const SENTENCE_RECORDING_MS = { min: 300, max: 3 * 60 * 1000 } as const;
/** For how long an own voice-over is kept that no video was made of. */
export const UNUSED_RECORDING_MS = 9 * 24 * 60 * 60 * 1000;
/** For how long a call with an `Idempotency-Key` is answered again. */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;
/** For how long a picture or clip is kept that nothing shows and nobody asks for. */
export const UNUSED_MEDIA_MS = 90 * 24 * 60 * 60 * 1000;
/** Credits that one generated video costs. */
export const VIDEO_CREDITS = 10;
/** Links of one project that are good at once, and for how long the page of one that has ended says so. [ED4] */
export const SHARE_LINKS = 20;
/** [E7] Own styles of one person, characters of a name, and shots that one tells apart. */
export const OWN_STYLES = 50;
export const OWN_STYLE_NAME = 60;
export const OWN_STYLE_SHOTS = 60;
export const ENDED_SHARE_LINK_MS = 30 * 24 * 60 * 60 * 1000;
/** Days in which a deleted account can be kept. [AC1] */
export const ACCOUNT_KEPT_DAYS = 7;
/** What was deleted can be brought back for this long; afterwards its files are removed. */
export const UNDO_MS = 10 * 60 * 1000;
/** How long a wizard waits for an answer: a check or a start, and a page that is read or scripts that are written. */
export const CALL_LIMIT_MS = 30_000;
export const LONG_CALL_LIMIT_MS = 150_000;
/** The same of a clip that is listened to: a processor takes twice as long as ten minutes last, and others may be before it. */
export const HEARING_LIMIT_MS = 30 * 60 * 1000;
/** How long a browser's own model may say nothing: one that is loaded from a disk does so for a minute or two. */
export const MODEL_SILENCE_MS = 180_000;
/** A page that a person's own browser sends or pastes, and for how long one that was sent waits to be opened. */
export const PAGE_BYTES = 20 * 1024 * 1024;
export const HANDED_PAGE_MS = 10 * 60 * 1000;
/** Brand assets of one type that a user may keep. */
export const BRAND_ASSETS = 20;
export const FONT_BYTES = 10 * 1024 * 1024;
export const LOGO_BYTES = 20 * 1024 * 1024;

/** Of the charts that are shown live: how many of the last events are kept. */
export const FLOW_EVENTS_KEPT = 100;

/** [K1] What the browser keeps of media is fetched again after two days. */
export const MEDIA_CACHE_MS = 2 * 24 * 60 * 60 * 1000;
/** [K3] */
export const RESOURCE_CACHE_MS = 60 * 60 * 1000;
/** [K2] px of a clip's picture in the timeline, and how long one may take to come. */
export const FRAME_THUMBNAIL = { width: 200, height: 100 } as const;
export const FRAME_LIMIT_MS = 2000;
/** How finely a sound is drawn. */
export const WAVEFORM_PEAKS_PER_SECOND = 50;
/** [E4] seconds of the timeline that are visible at once, and how many frames an item then shows. */
export const TIMELINE_SPANS = { steps: [10, 20, 30, 40], standard: 20 } as const;
export const TIMELINE_FRAMES: Readonly<Record<number, number>> = { 10: 4, 20: 3, 30: 2, 40: 2 };
/** [E4] px */
export const TIMELINE_TRACK_HEIGHT = 100;
export const TIMELINE_ITEM_MIN_WIDTH = 10;
/** For how long a session's addresses of files open after its last call, and when a page that is open asks for more. */
export const MEDIA_RIGHT_MS = 30 * 60 * 1000;
export const MEDIA_RIGHT_RENEWAL_MS = MEDIA_RIGHT_MS / 3;
/** Folders whose addresses are given anew in one call. */
export const RENEWED_FOLDERS = 500;
/** Addresses of the user's own media that are signed anew in one call. */
export const SIGNED_MEDIA = 500;

/** [WR3] A script is checked again when nothing was typed for so long. */
export const EDIT_SETTLES_MS = 600;

/** Of an ad, in the preview of its wizard: as many as its first words are shown over. */
export const PREVIEWED_PICTURES = 2;
