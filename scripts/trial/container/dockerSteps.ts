/** A Dockerfile as steps that can be done without Docker. What is not known here is thrown, never passed over. */
import { Copy, DockerfileParser, Env, From, Healthcheck, Instruction, JSONInstruction } from 'dockerfile-ast';

export type Step =
  | { readonly does: 'run'; readonly words: string }
  | { readonly does: 'copy'; readonly from: string | null; readonly sources: string[]; readonly into: string }
  | { readonly does: 'env'; readonly variables: Readonly<Record<string, string>> }
  | { readonly does: 'workdir' | 'user' | 'volume' | 'expose'; readonly named: string }
  | { readonly does: 'healthcheck' | 'cmd'; readonly command: string[] };

export interface Stage {
  /** As others copy from it. */
  readonly name: string;
  /** An image, or the name of a stage above. */
  readonly from: string;
  readonly steps: readonly Step[];
}

export function dockerSteps(text: string): Stage[] {
  const dockerfile = DockerfileParser.parse(text);
  const stages: { name: string; from: string; steps: Step[] }[] = [];

  const resolved = (words: string, line: Instruction): string =>
    words.replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced?: string, bare?: string) => {
      const value = dockerfile.resolveVariable(braced ?? bare ?? '', line.getRange().start.line);
      if (value === undefined || value === null) throw new Error(`The Dockerfile gives ${whole} no value.`);
      return value;
    });
  const wordsOf = (line: Instruction) => resolved(line.getArgumentsContent() ?? '', line);

  for (const line of dockerfile.getInstructions()) {
    if (line instanceof From)
      stages.push({
        name: line.getBuildStage() ?? String(stages.length),
        from: resolved(line.getImage() ?? '', line),
        steps: [],
      });
    else if (stages.length > 0) stages.at(-1)?.steps.push(stepOf(line, wordsOf));
    else if (line.getKeyword() !== 'ARG') throw new Error(`${line.getKeyword()} before any FROM`);
  }
  return stages;
}

function stepOf(line: Instruction, wordsOf: (line: Instruction) => string): Step {
  const keyword = line.getKeyword();
  const does = keyword.toLowerCase();
  if (line instanceof Copy) {
    const unknown = line.getFlags().find((flag) => flag.getName() !== 'from');
    if (unknown) throw new Error(`COPY --${unknown.getName()} is not known to this trial.`);
    const places = line.getArguments().map((argument) => argument.getValue());
    const into = places.pop() ?? '.';
    return { does: 'copy', from: line.getFromFlag()?.getValue() ?? null, sources: places, into };
  }
  if (line instanceof Env)
    return {
      does: 'env',
      variables: Object.fromEntries(
        line.getProperties().map((property) => [property.getName(), property.getValue() ?? '']),
      ),
    };
  if (line instanceof Healthcheck) {
    const [kind, ...words] = line.getArguments().map((argument) => argument.getValue());
    if (kind !== 'CMD') throw new Error(`HEALTHCHECK ${kind} is not known to this trial.`);
    return { does: 'healthcheck', command: JSON.parse(words.join(' ')) as string[] };
  }
  if (does === 'cmd' && line instanceof JSONInstruction && line.getJSONStrings().length > 0)
    return { does, command: line.getJSONStrings().map((word) => word.getJSONValue()) };
  // A shell of the image resolves what stands in its words.
  if (does === 'run') return { does, words: line.getArgumentsContent() ?? '' };
  if (does === 'workdir' || does === 'user' || does === 'volume' || does === 'expose')
    return { does, named: wordsOf(line) };
  throw new Error(`${keyword} is not known to this trial in this form: ${line.toString()}`);
}
