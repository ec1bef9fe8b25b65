import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import type { Answer, OperationId } from './api.ts'
import { sayRefused } from './parts/toast.tsx'

type Given<Id extends OperationId> = Parameters<typeof call<Id>>[1]

/** A change through the API: what it affects is fetched again; an error is shown in the server's words. */
export function useChange<Id extends OperationId>(id: Id, touches: string[], then?: (answer: Answer<Id>, given: Given<Id>) => void) {
  const queries = useQueryClient()
  return useMutation<Answer<Id>, Error, Given<Id>>({
    mutationFn: (given) => call(id, given),
    async onSuccess(answer, given) {
      then?.(answer, given)
      await Promise.all(touches.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
    onError: (error) => sayRefused(error.message),
  })
}
