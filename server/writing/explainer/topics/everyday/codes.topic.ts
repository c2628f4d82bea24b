/** Codes: stripes at the till, and squares on a poster. */
import { defineTopic } from '../../defineTopic';

export const codes = defineTopic({
  name: 'bar codes and QR codes',
  about: ['barcode', 'qr code', 'bar code', 'qr codes'],
  near: ['nfc', 'rfid', 'contactless payment'],
  scripts: [
    {
      title: 'Footprints in the sand',
      about: [
        'barcode',
        'barcodes work',
        'bar codes work',
        'how do barcodes work',
        'barcode invented',
        'barcode scanner',
        'what is a barcode',
        'history of the barcode',
      ],
      level: 'standard',
      lines: [
        [
          'beach-with-umbrella',
          'In 1949, on a beach in Florida, Joseph Woodland drew dots and dashes of Morse code in the sand.',
        ],
        ['hand-with-fingers-splayed', 'Then he pulled his fingers through them, and the dots became lines.'],
        ['light-bulb', 'That was the idea of the barcode.'],
        ['input-numbers', 'Wide and narrow bars stand for digits, and the number tells maker and product.'],
        ['flashlight', 'At the till, a laser runs over them, and white throws back more light than black.'],
        ['check-mark-button', 'The last digit is worked out from the others, so a wrong reading is noticed.'],
        ['receipt', "The price is not in it, as that is kept in the shop's computer."],
        ['candy', 'In 1974, the first thing scanned was a pack of chewing gum.'],
      ],
    },
    {
      title: 'Squares that may be scratched',
      about: [
        'qr code',
        'qr codes work',
        'how do qr codes work',
        'qr code scanner',
        'what is a qr code',
        'qr code invented',
        'are qr codes safe',
        'qr code safe',
        'make a qr code',
      ],
      level: 'standard',
      lines: [
        [
          'automobile',
          'In 1994, a Japanese maker of car parts needed a code that holds more than a few digits.',
        ],
        ['chess-pawn', 'Masahiro Hara found it while he played Go, with stones on a grid.'],
        ['mobile-phone', 'A QR code holds some thousand signs, in rows and columns.'],
        ['eyes', 'The three squares in the corners tell the camera where it is, and how it is turned.'],
        ['wrench', 'It repeats itself in a clever way, so up to a third may be dirty or torn.'],
        ['wrapped-gift', 'The firm let everyone use it for free.'],
        ['warning', 'But nobody can read one with the eye, so look at the address before you tap.'],
        ['detective', 'Thieves like to stick their own on top.'],
      ],
    },
  ],
});
