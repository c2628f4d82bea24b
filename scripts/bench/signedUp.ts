export const CREDENTIALS = { email: 'bench@example.com', password: 'a long enough password' };

/** A new account, and a way to call with its right. */
export async function signedUp(baseURL: string) {
  const ask = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const answer = await fetch(baseURL + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const session = (await ask('POST', '/auth/v1/signup', CREDENTIALS)) as { access_token: string };
  return (method: string, path: string, body?: object) => ask(method, path, body, session.access_token);
}
