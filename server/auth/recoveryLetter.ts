/** The mail with the link that lets somebody choose a new password. [A4] */
import type { Letter } from '../mail/mail';

export function recoveryLetter(to: string, link: string): Letter {
  const lines = {
    hello: 'Hello,',
    why: 'somebody, most likely you, asked for a new password for your Reelwright account.',
    how: 'Open this link to choose one. It works once, within an hour:',
    calm: 'If it was not you, there is nothing to do: your password stays as it is.',
  };
  return {
    to,
    subject: 'Choose a new password',
    text: `${lines.hello}\n\n${lines.why} ${lines.how}\n\n${link}\n\n${lines.calm}\n\nReelwright\n`,
    html: `<!doctype html>
<html lang="en">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #1c1b22; max-width: 32em; margin: 2em auto; padding: 0 1em">
<p>${lines.hello}</p>
<p>${lines.why} ${lines.how}</p>
<p><a href="${escaped(link)}" style="display: inline-block; padding: .7em 1.4em; border-radius: .5em; background: #1c1b22; color: #fff; text-decoration: none">Choose a new password</a></p>
<p>${lines.calm}</p>
<p>Reelwright</p>
</body>
</html>
`,
  };
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
