import { OperatorError } from '../process/operator-error.ts';

/** Why a file can't be read. The command prints the message; the office has a sentence for each code. */
export type FileError =
  | 'gone'
  | 'ending'
  | `format:${string}`
  | 'size'
  | 'rows'
  | 'empty'
  | 'broken'
  | 'encoding'
  | 'damaged'
  | 'demanding';

export class UnreadableFile extends OperatorError {
  readonly code: FileError;
  constructor(code: FileError, message: string) {
    super(message);
    this.code = code;
  }
}
