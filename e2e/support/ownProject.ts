/** A project of one's own by the calls of a wizard, made where somebody is signed in. */
export const MAKE_PROJECT = `(async () => {
  const { token } = JSON.parse(sessionStorage.getItem('user') ?? '{}');
  const call = async (path, body) => {
    const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
    const answer = await fetch('/v1' + path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
    return answer.json();
  };
  const { job_id } = await call('/generate/t2v', {
    topic: 'How vaccines work', selected_voice: 'Ava', background_music_url: '/assets/music/rap-beat.m4a',
    script: 'A vaccine is a rehearsal for your immune system. Later, it answers quickly.',
  });
  for (;;) {
    const { status, output } = await call('/jobs/' + job_id);
    if (status === 'done') return output.project_ids[0];
    await new Promise((done) => setTimeout(done, 200));
  }
})()`;
