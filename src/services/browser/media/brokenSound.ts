/** Leaves out a decoder of sound that ends its page. */

/**
 * WebKitGTK 2.50 frees memory twice in `AudioData.copyTo`, whatever the format, and its page's process dies of it.
 * Asking it would be doing it, so its name decides: WebKit on Linux. Sound is played by elements there instead.
 */
const isWebKitOfLinux = (userAgent: string) =>
  /AppleWebKit/u.test(userAgent) && /Linux/u.test(userAgent) && !/Chrom|Android/u.test(userAgent);

/** For a page, or a worker of it, before anything asks for the decoder. */
export function leaveOutBrokenSound(scope: { readonly navigator: Pick<Navigator, 'userAgent'> }): void {
  if (isWebKitOfLinux(scope.navigator.userAgent)) Reflect.deleteProperty(scope, 'AudioDecoder');
}
