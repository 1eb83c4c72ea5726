import type { Readable } from 'node:stream';

/** What an operation answers: a status of the document and the body that goes with it, sent as JSON. */
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
/** A download whose bytes are at hand; its name has no sign but letters of ASCII, digits, dots and hyphens. */
export class SmallFileReply {
  readonly bytes: Buffer;
  readonly name: string;
  readonly type: string;
  constructor(file: { bytes: Buffer; name: string; type: string }) {
    this.bytes = file.bytes;
    this.name = file.name;
    this.type = file.type;
  }
}
/** A picture shown in place, and kept for ever by who has seen it: its name never gets other bytes, unless it says that it can change. */
export class PictureReply {
  readonly bytes: Buffer;
  readonly type: string;
  readonly canChange: boolean;
  constructor(picture: { bytes: Buffer; type: string; canChange?: boolean }) {
    this.bytes = picture.bytes;
    this.type = picture.type;
    this.canChange = picture.canChange ?? false;
  }
}
/** 200 with what was asked for. */
export const ok = <Body>(body: Body): Reply<200, Body> => ({ status: 200, body });
/** 201 with the record that was made. */
export const created = <Body>(body: Body): Reply<201, Body> => ({ status: 201, body });
/** 202: taken; what comes of it is told by mail, so that the answer gives nothing away. */
export const accepted = <Body>(body: Body): Reply<202, Body> => ({ status: 202, body });
/** 204: it is done, and there is nothing to say. */
export const noContent = (): Reply<204, undefined> => ({ status: 204, body: undefined });
