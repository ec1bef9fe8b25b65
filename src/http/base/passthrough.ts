import type { FastifyReply } from 'fastify'

const asItIs = (body: unknown) => body as string

/** Sends JSON that is already serialised, without parsing it again. The tests validate every response against its schema. */
export const sendJson = (reply: FastifyReply, body: string | Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').serializer(asItIs).send(body)
