/** What an error is, without its message: that may hold what a person wrote. */
import { Problem } from '../http/problems';

export function errorType(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Error ? error.name : '_OTHER';
}
