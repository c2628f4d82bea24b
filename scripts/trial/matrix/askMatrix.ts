/**
 * People × calls: each call of the contract that names a thing by an id, made for somebody else's thing with a body that
 * it takes, and each that names one in its body. What its owner may do is asked last, else a 404 would prove nothing.
 */
import type { Route } from '../../../contract/routes/route';
import * as projects from '../../../contract/routes/projects.routes';
import * as speech from '../../../contract/routes/speech.routes';
import * as versions from '../../../contract/routes/versions.routes';
import { contractRoutes } from './contractRoutes';
import { fittingBody } from './fittingBody';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
export interface Asker {
  readonly id: string;
  ask(method: string, place: string, body?: object): Promise<Answer>;
}
export interface MatrixWorld {
  readonly ann: Asker;
  readonly bob: Asker;
  /** Whose bearer is no token. */
  readonly nobody: Asker;
  /** What an address answers to whoever has nothing but it. */
  open(address: string): Promise<number>;
  /** With a film that can be shared. */
  makeProject(person: Asker): Promise<{ readonly projectId: string; readonly jobId: string }>;
  /** For an upload. */
  readonly files: Readonly<
    Record<'picture' | 'speech', { readonly bytes: Uint8Array; readonly name: string }>
  >;
}
type Count = (holds: boolean, what: string) => void;

/** Of an operator's calls: they are refused before it is read what they name. */
const OTHER_PARAMS = { part: 'database', what: 'job', pack: 'none', assetType: 'logo' };
/** A state that forbids it now is told to its owner alone. */
const OWNERS_REFUSALS = new Set([400, 401, 403, 404, 410, 413, 415, 422]);

export async function askMatrix(
  world: MatrixWorld,
  count: Count,
): Promise<{ routes: number; cells: number }> {
  const { ann, bob, nobody } = world;
  const anns = await thingsOf(ann, world);
  const bobs = await thingsOf(bob, world);
  const bodies = new Map<Route, object>([
    [projects.saveLayout, anns.document],
    [versions.keepVersion, anns.document],
    [projects.showTranslation, anns.copy],
    [speech.speakSentence, { text: 'It is warm.', voice: 'Ryan' }],
    [speech.transcribeMedia, { media_url: anns.recording }],
  ]);
  let cells = 0;
  const cell: Count = (holds, what) => {
    cells += 1;
    count(holds, what);
  };
  const send = (person: Asker, route: Route) =>
    person.ask(
      route.method,
      placeOf(route, anns.ids),
      bodies.get(route) ?? (route.bodyAs === 'multipart' ? undefined : fittingBody(route, 20_261_124)),
    );
  const named = (route: Route) => Object.keys(anns.ids).some((id) => route.path.includes(`:${id}`));
  const before = await seenBy(ann, anns);
  const bobsBefore = await seenBy(bob, bobs);

  for (const route of contractRoutes) {
    if (route.access === 'public') continue;
    const what = `${route.method} ${route.path}`;
    const strange = await send(nobody, route);
    cell(strange.status === 401, `nobody: ${what} answers ${strange.status}`);
    if (!named(route) && route.access !== 'operator') continue;
    const { status } = await send(bob, route);
    cell(status === 403 || status === 404, `another person: ${what} answers ${status}`);
  }
  for (const { what, answer, holds } of await namedInBodies(bob, anns, bobs))
    cell(holds(answer), `another person: ${what} answers ${answer.status} ${JSON.stringify(answer.body)}`);
  cell((await seenBy(ann, anns)) === before, 'something of its owner’s has changed');
  cell((await seenBy(bob, bobs)) === bobsBefore, 'something was made of what is another person’s');
  for (const { what, address, status } of rightsOf(anns, bobs)) {
    const opened = await world.open(address);
    cell(status === 200 ? opened === 200 : opened >= 400, `${what} answers ${opened}`);
  }

  for (const route of ownersOrder(contractRoutes.filter((one) => one.access === 'session' && named(one)))) {
    const { status, body } = await send(ann, route);
    cell(
      !OWNERS_REFUSALS.has(status) && status < 500,
      `its owner: ${route.method} ${route.path} answers ${status} ${JSON.stringify(body)}`,
    );
  }
  return { routes: contractRoutes.length, cells };
}

interface Things {
  readonly ids: Readonly<Record<string, string>>;
  readonly document: object;
  /** Of a copy that is not to be seen yet. */
  readonly copy: object;
  /** Addresses that open for whoever has them. */
  readonly file: string;
  readonly recording: string;
  readonly shared: string;
}

async function thingsOf(person: Asker, { makeProject, files }: MatrixWorld): Promise<Things> {
  const must = async (method: string, place: string, body?: object) => {
    const answer = await person.ask(method, place, body);
    if (answer.status !== 200) throw new Error(`${method} ${place}: ${JSON.stringify(answer)}`);
    return answer.body as Record<string, unknown>;
  };
  const upload = (place: string, { bytes, name }: { bytes: Uint8Array; name: string }) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    return must('POST', place, form);
  };
  await must('GET', '/v1/user');
  const { projectId, jobId } = await makeProject(person);
  const { file_url: file } = await upload('/v1/media/upload', files.picture);
  const { url: recording } = await upload('/v1/recordings', files.speech);
  const { id: assetId } = await upload('/v1/brandkit/assets/logo', files.picture);
  const project = await must('GET', `/v1/project/${projectId}`);
  const { video_data: document } = project['output'] as { video_data: object };
  const { id: versionId } = await must('POST', `/v1/project/${projectId}/versions`, document);
  const { id: linkId, url: shared } = await must('POST', `/v1/project/${projectId}/share-links`, { days: 7 });
  const captions = { look: 'neon', font: 'mono' };
  const { id: styleId } = await must('POST', '/v1/styles', { name: 'Autumn', content: { captions } });
  const { project_id: copyId, layout: copy } = await must('POST', `/v1/project/${projectId}/translation`, {
    title: 'Tee',
  });
  const ids = { jobId, projectId, copyId, versionId, assetId, linkId, styleId, userId: person.id, id: jobId };
  return { ids, document, copy, file, recording, shared } as Things;
}

function placeOf({ path }: Route, ids: Things['ids']): string {
  const known: Readonly<Record<string, string>> = { ...ids, ...OTHER_PARAMS };
  return `/v1${path.replace(/:(\w+)/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`${path}: nothing of anybody's is called ${name}.`);
    return value;
  })}`;
}

async function seenBy(person: Asker, { ids, recording }: Things): Promise<string> {
  const project = `/v1/project/${ids['projectId']}`;
  const seen = [];
  for (const place of [
    ...['/v1/user', '/v1/generate/jobs', '/v1/projects', '/v1/brandkit', '/v1/usage', '/v1/usage/credits'],
    ...[project, `${project}/versions`, `${project}/share-links`, `/v1/jobs/${ids['jobId']}`],
  ])
    seen.push(await person.ask('GET', place));
  // The right in an address may be written anew with each answer.
  return JSON.stringify([seen, recording]).replaceAll(/\/media\/[^/"]+\//g, '/media/');
}

/** Calls of Bob's own whose bodies name what is Ann's. */
async function namedInBodies(bob: Asker, anns: Things, bobs: Things) {
  const isRefused = ({ status }: Answer) => status === 403 || status === 404;
  const text = (value: unknown) => JSON.stringify(value);
  const isLeftOut = ({ status, body }: Answer) => status === 200 && /^\{"\w+":\[\]\}$/.test(text(body));
  const key = /\/media\/[^/]+\/(.+)$/.exec(anns.file)?.[1] ?? '';
  const folder = key.slice(0, key.lastIndexOf('/') + 1);
  const explainer = { topic: 'Tea', script: 'Tea is warm.', selected_voice: 'Ryan', background_music_url: '/assets/music/rap-beat.m4a' }; // prettier-ignore
  const ad = { ...explainer, title: 'Tea', description: 'Tea', videos: [], images: [anns.file, anns.file, anns.file] }; // prettier-ignore
  const others: readonly (readonly [string, string, string, object, (answer: Answer) => boolean])[] = [
    ['a file to sign', 'POST', '/v1/media/sign', { addresses: [anns.file, `media:${key}`] }, isLeftOut],
    ['a folder to open', 'POST', '/v1/media/right', { folders: [`media:${folder}`] }, isLeftOut],
    ['a file in an ad', 'POST', '/v1/generate/videos', ad, isRefused],
    [
      ...(['a recording', 'POST', '/v1/generate/t2v'] as const),
      { ...explainer, voice_over: { by: 'recording', recording_url: anns.recording } },
      isRefused,
    ],
    [
      ...(['a recording to listen to', 'POST', `/v1/project/${bobs.ids['projectId']}/transcript`] as const),
      { media_url: anns.recording },
      isRefused,
    ],
    ...(['PUT /layout', 'POST /versions'] as const).map((call) => {
      const [method = '', place = ''] = call.split(' ');
      const document = JSON.parse(
        text(bobs.document).replaceAll(text(bobs.ids['projectId']).slice(1, -1), bobs.ids['projectId'] ?? ''),
      ) as { trackItemsMap: Record<string, { type: string; details: Record<string, unknown> }> };
      for (const item of Object.values(document.trackItemsMap))
        if (item.type === 'image') item.details['src'] = anns.file;
      return [`a file in ${place}`, method, `/v1/project/${bobs.ids['projectId']}${place}`, document, isRefused] as const; // prettier-ignore
    }),
  ];
  const found = [];
  for (const [what, method, place, body, holds] of others)
    found.push({ what, holds, answer: await bob.ask(method, place, body) });
  return found;
}

/** The right is in an address: it opens what it was made for, and nothing else. */
function rightsOf(anns: Things, bobs: Things) {
  const right = (address: string) => /\/media\/([^/]+)\//.exec(address)?.[1] ?? '';
  const withRight = (address: string, other: string) => address.replace(right(address), other);
  const watched = anns.shared.replace('/watch/', '/v1/watch/');
  return [
    { what: 'a file with its right', address: anns.file, status: 200 },
    { what: 'a file with a forged right', address: withRight(anns.file, 'forged.right'), status: 404 },
    {
      what: 'a file with another person’s right',
      address: withRight(anns.file, right(bobs.file)),
      status: 404,
    },
    {
      what: 'a recording with another person’s right',
      address: withRight(anns.recording, right(bobs.recording)),
      status: 404,
    },
    { what: 'a shared video', address: watched, status: 200 },
    { what: 'a shared video by a forged link', address: `${watched.slice(0, -4)}AAAA`, status: 404 },
  ];
}

/** What it takes away last, the deepest first; then what brings it back. */
function ownersOrder(routes: readonly Route[]): readonly Route[] {
  const rank = ({ method, path }: Route) =>
    path.endsWith('/restore') ? 1000 : method === 'DELETE' ? 100 - path.split('/').length : 0;
  return routes.toSorted((a, b) => rank(a) - rank(b));
}
