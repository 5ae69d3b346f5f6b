package com.example.datavalidation;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

/** Reads a body of so many bytes at most, also after decompression. */
final class LimitedBody implements HttpResponse.BodySubscriber<byte[]> {
    /** The body is larger than the limit. */
    @SuppressWarnings("serial")
    static final class TooLarge extends IOException {}

    private final long limit;
    private final String encoding;
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> body = new CompletableFuture<>();
    private Flow.Subscription subscription;

    private LimitedBody(long limit, String encoding) {
        this.limit = limit;
        this.encoding = encoding;
    }

    static HttpResponse.BodyHandler<byte[]> handler(long limit) {
        return info -> new LimitedBody(limit, info.headers().firstValue("content-encoding").orElse(""));
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return body;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
        subscription = given;
        given.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> parts) {
        for (ByteBuffer part : parts) {
            if (content.size() + (long) part.remaining() > limit) {
                subscription.cancel();
                body.completeExceptionally(new TooLarge());
                return;
            }
            byte[] bytes = new byte[part.remaining()];
            part.get(bytes);
            content.write(bytes, 0, bytes.length);
        }
    }

    @Override
    public void onError(Throwable error) {
        body.completeExceptionally(error);
    }

    @Override
    public void onComplete() {
        try {
            body.complete(decompressed());
        } catch (IOException error) {
            body.completeExceptionally(error);
        }
    }

    private byte[] decompressed() throws IOException {
        boolean isGzip = encoding.equalsIgnoreCase("gzip");
        if (!isGzip && !encoding.equalsIgnoreCase("deflate")) return content.toByteArray();
        InputStream source = new ByteArrayInputStream(content.toByteArray());
        try (InputStream plain = isGzip ? new GZIPInputStream(source) : new InflaterInputStream(source)) {
            byte[] read = plain.readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 8));
            if (read.length > limit) throw new TooLarge();
            return read;
        }
    }
}
