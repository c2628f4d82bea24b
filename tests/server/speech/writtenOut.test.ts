/** What voices of other languages are given to say. */
import { expect, test } from 'vitest';
import { writtenOut } from '../../../server/speech/spoken/writtenOut';

test.each([
  ['de', 'Nur 19,99 € für 1,5 kg.', 'Nur neunzehn Euro neunundneunzig Cent für eins Komma fünf Kilogramm.'],
  ['de', 'Ab 1 € und bis 1.299,00 €!', 'Ab ein Euro und bis eintausendzweihundertneunundneunzig Euro!'],
  [
    'de',
    'Hält 10–12 h, z. B. bei 21 °C.',
    'Hält zehn bis zwölf Stunden, zum Beispiel bei einundzwanzig Grad Celsius.',
  ],
  [
    'de',
    'Seit 1998, der 3. Platz am 24.12. um 14:30 im A4',
    'Seit neunzehnhundertachtundneunzig, der 3. Platz am 24.12. um 14:30 im A4',
  ],
  ['es', 'Cuesta 21 € y pesa 1 kg.', 'Cuesta veintiún euros y pesa un kilogramo.'],
  [
    'es',
    'Dura 21 h con 31 W, 0,5 l y un 20 %.',
    'Dura veintiuna horas con treinta y un vatios, cero coma cinco litros y un veinte por ciento.',
  ],
  [
    'es',
    'Antes 49,95 €, ahora 1.200 €',
    'Antes cuarenta y nueve euros con noventa y cinco céntimos, ahora mil doscientos euros',
  ],
  [
    'fr',
    'Il coûte 9,90 € et tient 21 h.',
    'Il coûte neuf euros et quatre-vingt-dix centimes et tient vingt et une heures.',
  ],
  [
    'fr',
    'De 10-15 cm pour 1 000 €, env. 3,5 kg',
    'De dix à quinze centimètres pour mille euros, environ trois virgule cinq kilogrammes',
  ],
  ['fr', 'Appelez le 0800 123, code 007', 'Appelez le 0800 cent vingt-trois, code 007'],
  ['it', 'Costa 19,99 €.', 'Costa 19,99 €.'],
  ['constructor', '5 kg', '5 kg'],
])('[LB1] in %s, what is written “%s” is said in words', (language, written, ...said) => {
  expect(writtenOut(written, language)).toBe(said.at(-1));
});
