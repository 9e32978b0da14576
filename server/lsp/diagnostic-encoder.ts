import {
  type ContentTypeEncoder,
  type Diagnostic,
  Message,
  type NotificationMessage,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver';

type Report = NotificationMessage & { readonly params: PublishDiagnosticsParams };

/**
 * Writes messages as JSON, each diagnostic once: a report carries all diagnostics of its file though an edit has
 * changed but a few, and those that stayed the same object are sent as the bytes they were.
 */
export function diagnosticEncoder(): ContentTypeEncoder {
  const known = new WeakMap<Diagnostic, Buffer>();
  const bytesOf = (diagnostic: Diagnostic): Buffer => {
    const before = known.get(diagnostic);
    if (before !== undefined) return before;
    const bytes = Buffer.from(JSON.stringify(diagnostic));
    known.set(diagnostic, bytes);
    return bytes;
  };
  return {
    name: 'application/json',
    encode: async (message) =>
      isReport(message) ? encodeReport(message, bytesOf) : Buffer.from(JSON.stringify(message)),
  };
}

const COMMA = Buffer.from(',');
const LIST_END = ']}}';

function encodeReport(report: Report, bytesOf: (diagnostic: Diagnostic) => Buffer): Buffer {
  const { diagnostics, ...params } = report.params;
  const empty = JSON.stringify({ ...report, params: { ...params, diagnostics: [] } });
  const listed = diagnostics.flatMap((diagnostic) => [COMMA, bytesOf(diagnostic)]).slice(1);
  return Buffer.concat([Buffer.from(empty.slice(0, -LIST_END.length)), ...listed, Buffer.from(LIST_END)]);
}

function isReport(message: Message): message is Report {
  return Message.isNotification(message) && message.method === PublishDiagnosticsNotification.method;
}
