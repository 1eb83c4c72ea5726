import type { Readable } from 'node:stream';

export interface Reply<Status extends number, Body> {
  status: Status;
  body: Body;
}
/** A download; sent as an attachment that no page can run. */
export class FileReply {
  readonly stream: Readable;
  readonly name: string;
  readonly type: string;
  /** Unknown where the file is packed while it is sent. */
  readonly size: number | undefined;
  constructor(file: { stream: Readable; name: string; type: string; size?: number }) {
    this.stream = file.stream;
    this.name = file.name;
    this.type = file.type;
    this.size = file.size;
  }
}
/** A picture shown in place by whoever knows its name, and kept for ever by who has seen it: a name never gets other bytes. */
export class PictureReply {
  readonly bytes: Buffer;
  readonly type: string;
  constructor(picture: { bytes: Buffer; type: string }) {
    this.bytes = picture.bytes;
    this.type = picture.type;
  }
}
export const ok = <Body>(body: Body): Reply<200, Body> => ({ status: 200, body });
export const created = <Body>(body: Body): Reply<201, Body> => ({ status: 201, body });
export const accepted = <Body>(body: Body): Reply<202, Body> => ({ status: 202, body });
export const noContent = (): Reply<204, undefined> => ({ status: 204, body: undefined });
