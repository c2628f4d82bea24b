/** From a page's HTML to what its sources find in it; pure, and run in a thread of its own. */
import { load } from 'cheerio';
import { sources } from '../sources/sources';
import type { Finding } from './findings';

export interface HtmlQuestion {
  readonly html: string;
  /** Where the page was found. */
  readonly url: string;
}
export interface HtmlAnswer {
  readonly findings: readonly Finding[];
  /** Of addresses that are not whole. */
  readonly base: string;
  /** Whether it is the wall that a site shows to robots. */
  readonly isWall: boolean;
}

const WALL_TITLE =
  /robot check|just a moment|attention required|access denied|pardon our interruption|security (?:check|measure)|are you (?:a )?human|verify you are human|captcha|bot verification/i;
const WALL_MARK =
  'form[action*="validateCaptcha"], #challenge-form, #cf-challenge-running, .cf-browser-verification, #px-captcha, iframe[src*="captcha-delivery.com"], #captcha-box';

export function readHtml({ html, url }: HtmlQuestion): HtmlAnswer {
  const $ = load(html);
  const href = $('base[href]').attr('href') ?? '';
  const base = URL.canParse(href, url) ? new URL(href, url) : new URL(url);
  return {
    findings: sources
      .flatMap((source) => [...source.find({ $, html, url: base })])
      .filter(({ value }) => value),
    base: base.href,
    isWall: WALL_TITLE.test($('head title').first().text()) || $(WALL_MARK).length > 0,
  };
}
