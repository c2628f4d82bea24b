/** [TP1] Questions that ask for one fact, and sentences that tell it or do not, in every language that articles are read in. */
import { describe, expect, test } from 'vitest';
import { askedFact, type FactKind } from '../../../../../server/writing/condensing/facts/askedFact';
import { rootsIn } from '../../../../../server/writing/condensing/facts/rootsIn';
import { tellsFact } from '../../../../../server/writing/condensing/facts/tellsFact';
import { words } from '../support/told';

interface Case {
  readonly asked: string;
  /** Words that a sentence must have beside the fact. */
  readonly things: string;
  readonly tells: readonly string[];
  readonly not: readonly string[];
}
interface Language {
  readonly title: string;
  readonly cases: Readonly<Record<FactKind, Case>>;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    title: 'Eiffel Tower',
    cases: {
      when: {
        asked: 'When was the Eiffel Tower built?',
        things: 'built',
        tells: [
          'The Eiffel Tower was built from 1887 to 1889.',
          'It was built in the 19th century.',
          'It was built on 31 March.',
        ],
        not: [
          'The Eiffel Tower was built of 7300 tonnes of iron.',
          'It was built for 1500 visitors.',
          'The Eiffel Tower opened in 1889.',
        ],
      },
      who: {
        asked: 'Who built the Eiffel Tower?',
        things: 'built',
        tells: [
          'The tower was built by the engineer Gustave Eiffel.',
          'Gustave Eiffel built the tower for a fair.',
        ],
        not: ['The Eiffel Tower was built in Paris.', 'Paris Match was built beside the Eiffel Tower.'],
      },
      where: {
        asked: 'Where was the Eiffel Tower built?',
        things: 'built',
        tells: ['The tower was built in the city of Paris.', 'The tower was built near the Seine.'],
        not: ['The Eiffel Tower was built in July.', 'The tower was built in two years.'],
      },
      howMany: {
        asked: 'How many steps does the Eiffel Tower have?',
        things: 'steps',
        tells: ['The Eiffel Tower has 1,665 steps.', 'Three hundred steps lead to the first floor.'],
        not: ['The steps of the Eiffel Tower were painted in 1889.', 'The steps weigh 20 tonnes.'],
      },
      howMuch: {
        asked: 'How tall is the Eiffel Tower?',
        things: 'tall',
        tells: ['The Eiffel Tower is 330 metres tall.'],
        not: ['The Eiffel Tower is as tall as a hill.', 'In 1889 it was tall.'],
      },
    },
  },
  de: {
    title: 'Eiffelturm',
    cases: {
      when: {
        asked: 'Wann wurde der Eiffelturm gebaut?',
        things: 'gebaut',
        tells: [
          'Der Eiffelturm wurde von 1887 bis 1889 gebaut.',
          'Er wurde im 19. Jahrhundert gebaut.',
          'Gebaut wurde er am 31. März.',
        ],
        not: [
          'Der Eiffelturm wurde aus 7300 Tonnen Eisen gebaut.',
          'Er wurde für 1500 Besucher gebaut.',
          'Der Eiffelturm wurde 1889 eröffnet.',
        ],
      },
      who: {
        asked: 'Wer hat den Eiffelturm gebaut?',
        things: 'gebaut',
        tells: [
          'Der Turm wurde von dem Ingenieur Gustave Eiffel gebaut.',
          'Gustave Eiffel hat den Turm in Paris gebaut.',
        ],
        not: ['Der Turm aus Eisen wurde in Paris gebaut.', 'Das Gebäude wurde für eine Ausstellung gebaut.'],
      },
      where: {
        asked: 'Wo wurde der Eiffelturm gebaut?',
        things: 'gebaut',
        tells: ['Der Turm wurde in Paris gebaut.', 'Der Turm wurde in der Schweiz gebaut.'],
        not: ['Der Turm wurde im Sommer gebaut.', 'Der Turm wurde in einem Jahr gebaut.'],
      },
      howMany: {
        asked: 'Wie viele Stufen hat der Eiffelturm?',
        things: 'Stufen',
        tells: ['Der Eiffelturm hat 1665 Stufen.', 'Dreihundert Stufen führen hinauf.'],
        not: ['Die Stufen wurden 1889 gestrichen.', 'Die Stufen wiegen 20 Tonnen.'],
      },
      howMuch: {
        asked: 'Wie hoch ist der Eiffelturm?',
        things: 'hoch',
        tells: ['Der Eiffelturm ist 330 Meter hoch.'],
        not: ['Der Eiffelturm ist hoch wie ein Berg.', 'Im Jahr 1889 war er hoch.'],
      },
    },
  },
  es: {
    title: 'Torre Eiffel',
    cases: {
      when: {
        asked: '¿Cuándo se construyó la Torre Eiffel?',
        things: 'construyó',
        tells: ['La torre se construyó en 1889.', 'Se construyó en el siglo XIX.'],
        not: ['La torre se construyó con 7300 toneladas de hierro.', 'La torre fue abierta en 1889.'],
      },
      who: {
        asked: '¿Quién construyó la Torre Eiffel?',
        things: 'construyó',
        tells: [
          'Gustave Eiffel construyó la torre.',
          'La construyó, por encargo de Gustave Eiffel, un ingeniero.',
        ],
        not: ['La Torre Eiffel se construyó en París.'],
      },
      where: {
        asked: '¿Dónde se construyó la Torre Eiffel?',
        things: 'construyó',
        tells: ['La torre se construyó en la ciudad de París.'],
        not: ['La torre se construyó en verano.', 'Se construyó en dos años.'],
      },
      howMany: {
        asked: '¿Cuántos escalones tiene la Torre Eiffel?',
        things: 'escalones',
        tells: ['La torre tiene 1665 escalones.', 'Trescientos escalones llevan al primer piso.'],
        not: ['Los escalones se pintaron en 1889.'],
      },
      howMuch: {
        asked: '¿Cuál es la altura de la Torre Eiffel?',
        things: 'altura',
        tells: ['La altura de la torre es de 330 metros.'],
        not: ['La altura de la torre asombra.'],
      },
    },
  },
  fr: {
    title: 'Tour Eiffel',
    cases: {
      when: {
        asked: 'Quand la tour Eiffel a-t-elle été construite ?',
        things: 'construite',
        tells: ['La tour a été construite en 1889.', 'Elle a été construite au XIXe siècle.'],
        not: ['La tour a été construite avec 7300 tonnes de fer.', 'La tour a été ouverte en 1889.'],
      },
      who: {
        asked: 'Qui a construit la tour Eiffel ?',
        things: 'construit',
        tells: [
          'La tour a été construite par l’ingénieur Gustave Eiffel.',
          'Gustave Eiffel a construit la tour.',
        ],
        not: ['La tour Eiffel a été construite à Paris.'],
      },
      where: {
        asked: 'Où a été construite la tour Eiffel ?',
        things: 'construite',
        tells: ['La tour a été construite à Paris.'],
        not: ['La tour a été construite en été.', 'La tour a été construite en deux ans.'],
      },
      howMany: {
        asked: 'Combien de marches a la tour Eiffel ?',
        things: 'marches',
        tells: ['La tour a 1665 marches.', 'Trois cents marches mènent au premier étage.'],
        not: ['Les marches ont été peintes en 1889.'],
      },
      howMuch: {
        asked: 'Quelle est la hauteur de la tour Eiffel ?',
        things: 'hauteur',
        tells: ['La hauteur de la tour est de 330 mètres.'],
        not: ['La hauteur de la tour étonne.'],
      },
    },
  },
  it: {
    title: 'Torre Eiffel',
    cases: {
      when: {
        asked: 'Quando fu costruita la Torre Eiffel?',
        things: 'costruita',
        tells: ['La torre fu costruita nel 1889.', 'Fu costruita nel XIX secolo.'],
        not: ['La torre fu costruita con 7300 tonnellate di ferro.', 'La torre fu aperta nel 1889.'],
      },
      who: {
        asked: 'Chi costruì la Torre Eiffel?',
        things: 'costruì',
        tells: [
          'Gustave Eiffel costruì la torre.',
          'Costruì la torre, come fu voluto da Gustave Eiffel, un ingegnere.',
        ],
        not: ['La Torre Eiffel si costruì a Parigi.'],
      },
      where: {
        asked: 'Dove fu costruita la Torre Eiffel?',
        things: 'costruita',
        tells: ['La torre fu costruita nella città di Parigi.'],
        not: ['La torre fu costruita in estate.', 'La torre fu costruita in due anni.'],
      },
      howMany: {
        asked: 'Quanti gradini ha la Torre Eiffel?',
        things: 'gradini',
        tells: ['La torre ha 1665 gradini.', 'Trecento gradini portano al primo piano.'],
        not: ['I gradini furono dipinti nel 1889.'],
      },
      howMuch: {
        asked: 'Quanto pesa la Torre Eiffel?',
        things: 'pesa',
        tells: ['La torre pesa 10.100 tonnellate.'],
        not: ['La torre pesa molto.'],
      },
    },
  },
  nl: {
    title: 'Eiffeltoren',
    cases: {
      when: {
        asked: 'Wanneer werd de Eiffeltoren gebouwd?',
        things: 'gebouwd',
        tells: ['De toren werd in 1889 gebouwd.', 'Hij werd in de 19e eeuw gebouwd.'],
        not: ['De toren werd met 7300 ton ijzer gebouwd.', 'De toren werd in 1889 geopend.'],
      },
      who: {
        asked: 'Wie heeft de Eiffeltoren gebouwd?',
        things: 'gebouwd',
        tells: ['De toren werd door Gustave Eiffel gebouwd.', 'Gustave Eiffel heeft de toren gebouwd.'],
        not: ['De Eiffeltoren werd in Parijs gebouwd.'],
      },
      where: {
        asked: 'Waar werd de Eiffeltoren gebouwd?',
        things: 'gebouwd',
        tells: ['De toren werd in de stad Parijs gebouwd.'],
        not: ['De toren werd in de zomer gebouwd.', 'De toren werd in twee jaar gebouwd.'],
      },
      howMany: {
        asked: 'Hoeveel treden heeft de Eiffeltoren?',
        things: 'treden',
        tells: ['De toren heeft 1665 treden.', 'Driehonderd treden leiden omhoog.'],
        not: ['De treden werden in 1889 geschilderd.'],
      },
      howMuch: {
        asked: 'Hoe hoog is de Eiffeltoren?',
        things: 'hoog',
        tells: ['De toren is 330 meter hoog.'],
        not: ['De toren is hoog als een berg.'],
      },
    },
  },
  pt: {
    title: 'Torre Eiffel',
    cases: {
      when: {
        asked: 'Quando foi construída a Torre Eiffel?',
        things: 'construída',
        tells: ['A torre foi construída em 1889.', 'Foi construída no século XIX.'],
        not: ['A torre foi construída com 7300 toneladas de ferro.', 'A torre foi aberta em 1889.'],
      },
      who: {
        asked: 'Quem construiu a Torre Eiffel?',
        things: 'construiu',
        tells: ['Gustave Eiffel construiu a torre.'],
        not: ['A Torre Eiffel foi vendida, diz quem a construiu.'],
      },
      where: {
        asked: 'Onde foi construída a Torre Eiffel?',
        things: 'construída',
        tells: ['A torre foi construída na cidade de Paris.'],
        not: ['A torre foi construída no verão.', 'A torre foi construída em dois anos.'],
      },
      howMany: {
        asked: 'Quantos degraus tem a Torre Eiffel?',
        things: 'degraus',
        tells: ['A torre tem 1665 degraus.', 'Trezentos degraus levam ao primeiro andar.'],
        not: ['Os degraus foram pintados em 1889.'],
      },
      howMuch: {
        asked: 'Qual é a altura da Torre Eiffel?',
        things: 'altura',
        tells: ['A altura da torre é de 330 metros.'],
        not: ['A altura da torre espanta.'],
      },
    },
  },
  hi: {
    title: 'एफिल टॉवर',
    cases: {
      when: {
        asked: 'एफिल टॉवर कब बनाया गया?',
        things: 'बनाया',
        tells: ['यह टॉवर 1889 में बनाया गया था।', 'यह १८८९ में बनाया गया था।', 'इसे 19वीं शताब्दी में बनाया गया था।'],
        not: ['इसे 7300 टन लोहे से बनाया गया था।', 'यह 1889 में खोला गया था।'],
      },
      who: {
        asked: 'एफिल टॉवर किसने बनाया?',
        things: 'बनाया',
        tells: ['गुस्ताव ने यह टॉवर बनाया।', 'यह टॉवर गुस्ताव द्वारा बनाया गया था।'],
        not: ['यह टॉवर पेरिस में बनाया गया था।', 'उन्होंने टॉवर बनाया।'],
      },
      where: {
        asked: 'एफिल टॉवर कहाँ बनाया गया?',
        things: 'बनाया',
        tells: ['यह टॉवर फ्रांस में बनाया गया था।', 'यह फ़्रांस की राजधानी में बनाया गया था।'],
        not: ['यह टॉवर गर्मी में बनाया गया था।'],
      },
      howMany: {
        asked: 'एफिल टॉवर में कितनी सीढ़ियाँ हैं?',
        things: 'सीढ़ियाँ',
        tells: ['इस टॉवर में 1665 सीढ़ियाँ हैं।', 'इसमें तीन सौ सीढ़ियाँ हैं।'],
        not: ['सीढ़ियाँ 1889 में रंगी गई थीं।'],
      },
      howMuch: {
        asked: 'एफिल टॉवर कितना ऊँचा है?',
        things: 'ऊँचा',
        tells: ['यह टॉवर 330 मीटर ऊँचा है।'],
        not: ['यह टॉवर बहुत ऊँचा है।'],
      },
    },
  },
};

const rows = Object.entries(LANGUAGES).flatMap(([language, { title, cases }]) =>
  (Object.entries(cases) as [FactKind, Case][]).map(([kind, one]) => ({ language, title, kind, ...one })),
);

test('every language that articles are read in is here', () => {
  expect(Object.keys(LANGUAGES).toSorted()).toEqual([...words.keys()].toSorted());
});
describe.each(rows)('[TP1] $language: $asked', ({ language, title, kind, asked, things, tells, not }) => {
  const own = words.get(language) ?? expect.unreachable();
  const fact = askedFact(asked, language, own);
  const isTold = (sentence: string) =>
    fact !== undefined &&
    tellsFact(fact, sentence, {
      language,
      words: own,
      title,
      things: rootsIn(things, language),
      text: [...tells, ...not].join('\n'),
    });
  test(`asks ${kind}`, () => {
    expect(fact?.kind).toBe(kind);
  });
  test('is answered', () => {
    expect(tells.filter((sentence) => !isTold(sentence))).toEqual([]);
  });
  test('is not answered', () => {
    expect(not.filter(isTold)).toEqual([]);
  });
});
test.each([
  ['Why do people cry when they are happy?', 'en'],
  ['Warum weinen Menschen, wenn sie glücklich sind?', 'de'],
  ['Pourquoi pleure-t-on quand on est heureux ?', 'fr'],
  ['Waarom slapen katten wanneer het regent?', 'nl'],
  ['Por que choramos quando estamos felizes?', 'pt'],
  ['How do volcanoes erupt?', 'en'],
])('[TP1] “%s” asks for no single fact', (topic, language) => {
  expect(askedFact(topic, language, words.get(language) ?? expect.unreachable())).toBeUndefined();
});
