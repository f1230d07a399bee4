import type { Connection } from '../../../../backends/port/connectors.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'

/** The running attempts to connect a wallet; read them by `core.use(createExternalAttempts)`. */
export interface ExternalAttempts {
  /** Counts an attempt; call the returned function when it is over. */
  begin(connectorId: string): () => void
  /**
   * Ends a connection that the wallet approved after the visitor had left the view. Keeps it if the widget is asking the
   * same wallet again, or if the session has a connection to this wallet.
   */
  drop(connection: Connection): void
}

/** Creates the record of attempts for one widget. */
export function createExternalAttempts(core: Core): ExternalAttempts {
  const open = new Map<string, number>()
  const count = (id: string, by: number) => open.set(id, (open.get(id) ?? 0) + by)
  return {
    begin(connectorId) {
      count(connectorId, 1)
      let over = false
      return () => {
        if (!over) count(connectorId, -1)
        over = true
      }
    },
    drop(connection) {
      const { connectorId } = connection
      const isWanted =
        (open.get(connectorId) ?? 0) > 0 ||
        core.session.all().some((member) => member.connection.connectorId === connectorId)
      if (isWanted) return
      connection
        .disconnect()
        .catch((error: unknown) => noteFailure(core, 'wallets.lateApproval', error))
    },
  }
}
